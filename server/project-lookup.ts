import type { ProjectRecord, ProjectSource } from './ports.ts';

/** Finds a project by any id a page may hold: superleads, microsite superleads or project id. */
export function findProject(source: ProjectSource, id: string): ProjectRecord | undefined {
  if (id === '') return undefined;
  const projects = source.projects();
  return (
    projects.find((p) => p.superleadsId === id) ??
    projects.find((p) => p.micrositeSuperleadsId === id) ??
    projects.find((p) => p.id === id)
  );
}

/** Whether a lead for this project needs a code. A project we do not know is held to the strictest page. */
export function needsOtp(source: ProjectSource, projectId: string): boolean {
  const projects = source.projects();
  const known = projects.find((p) => p.id === projectId) ?? findProject(source, projectId);
  return known ? known.otp : projects.some((p) => p.otp);
}

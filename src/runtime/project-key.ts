import type { PageFacts } from './facts.ts';

/** Names the project of a page in what the browser keeps, since several may live on one origin. */
export function projectKey({ project }: Pick<PageFacts, 'project'>): string {
  return `${project.id} ${project.superleadsId}`;
}

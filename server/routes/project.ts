import { copy } from '../contract/copy.ts';
import { checkRequest } from '../contract/wire.ts';
import { json, refusal } from '../http/answer.ts';
import type { ProjectSource } from '../site/facts.ts';

/** Answers the project call (CALL-01); only 200 counts as a success, so an unknown id is 404. */
export function answerProject(request: Request, projects: ProjectSource): Response {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const checked = checkRequest('project', new Map([['id', id]]));
  const project = checked.ok ? projects.facts().project(checked.value.id) : undefined;
  if (!project) return refusal(copy.unknownProject, checked.ok ? 404 : 400);
  return json({
    success: true,
    data: {
      ext_ls_additional_data: {
        project_status: project.status,
        province: project.province,
        city: project.city,
        district: project.district,
        whatsapp_business_number: project.whatsappBusinessNumber,
      },
    },
  });
}

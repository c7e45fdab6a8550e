import { languages } from '../../src/lib/languages.ts';
import type { DeskTemplate } from '../contract/desk/answers.ts';
import type { TemplateFields } from '../contract/desk/requests.ts';
import { LEAD_STATUSES } from '../contract/desk/statuses.ts';
import { hasOnlyKnownPlaces, TEMPLATE_LIMITS } from '../contract/desk/template-places.ts';
import type { AnswerTemplateTable } from '../store/database/tables.ts';
import { EVERY_PROJECT } from '../store/desk/team-repository.ts';
import type { DeskAccess } from './access.ts';
import { type Caller, problem, textOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';

type Fields = Pick<AnswerTemplateTable, 'project_id' | 'language' | 'stage' | 'name' | 'text'>;

/** Everyone in a project sees its templates and those for all projects; its admins write them. */
export function addTemplateRoutes(parts: DeskRoutes): void {
  const { route, templates, clock, ids, live } = parts;
  const signed = ({ person }: Caller) => ({ changed_at: clock.now(), changed_by: person });

  /** The template that a call names, if the person may change it. */
  async function changeable({ access, id }: Caller) {
    if (!access.isAnywhere('admin')) return 'forbidden' as const;
    const found = await templates.find(id);
    if (!found || !maySee(access, found.project_id)) return 'noTemplate' as const;
    return mayWrite(access, found.project_id) ? found : ('forbidden' as const);
  }

  route('GET templates', async ({ access }) => {
    const seen = (await templates.all()).filter(({ project_id }) => maySee(access, project_id));
    return { templates: seen.map((template) => describe(template, access)) };
  });
  route('POST templates', async (call) => {
    const fields = readFields(call.body);
    if (typeof fields === 'string') return problem(fields);
    if (!mayWrite(call.access, fields.project_id)) return problem('forbidden');
    const template = { id: ids.row(), ...fields, ...signed(call) };
    await templates.add(template);
    await parts.audit('desk.template', { person: call.person, template: template.id, did: 'added' });
    live.flush();
    return describe(template, call.access);
  });
  route('POST templates/:id', async (call) => {
    const found = await changeable(call);
    if (typeof found === 'string') return problem(found);
    const fields = readFields(call.body);
    if (typeof fields === 'string') return problem(fields);
    if (!mayWrite(call.access, fields.project_id)) return problem('forbidden');
    const template = { id: found.id, ...fields, ...signed(call) };
    if (!(await templates.change(template))) return problem('noTemplate');
    await parts.audit('desk.template', { person: call.person, template: found.id, did: 'changed' });
    live.flush();
    return describe(template, call.access);
  });
  route('POST templates/:id/remove', async (call) => {
    const found = await changeable(call);
    if (typeof found === 'string') return problem(found);
    await templates.remove(found.id);
    await parts.audit('desk.template', { person: call.person, template: found.id, did: 'removed' });
    live.flush();
    return {};
  });
}

function maySee(access: DeskAccess, projectId: string): boolean {
  return projectId === EVERY_PROJECT ? access.isAnywhere('sales') : access.is('sales', projectId);
}

function mayWrite(access: DeskAccess, projectId: string): boolean {
  if (projectId === EVERY_PROJECT) return access.isAdmin;
  return projectId !== '' && access.is('admin', projectId);
}

function describe(
  { project_id: project, ...template }: AnswerTemplateTable,
  access: DeskAccess,
): DeskTemplate {
  return { ...template, project, mayChange: mayWrite(access, project) };
}

function readFields(body: TemplateFields) {
  const language = languages.find((one) => one === body.language);
  if (!language) return 'badLanguage' as const;
  const stage = body.stage === '' ? '' : LEAD_STATUSES.find((one) => one === body.stage);
  if (stage === undefined) return 'badStatus' as const;
  const fields: Fields = {
    project_id: textOf(body.project, 200),
    language,
    stage,
    name: textOf(body.name, TEMPLATE_LIMITS.name),
    text: textOf(body.text, TEMPLATE_LIMITS.text),
  };
  if (fields.name === '' || fields.text === '') return 'emptyTemplate' as const;
  return hasOnlyKnownPlaces(fields.text) ? fields : ('badPlace' as const);
}

import { isRecord } from '../../src/lib/is-record.ts';
import { type FoundList, findList } from '../../studio/server/units/describe-list.ts';
import { english } from '../diagnostics/messages/english.ts';
import { type AgentSite, parsed } from './site.ts';
import { ToolError } from './tool.ts';

/**
 * The list of homes of a page.
 * @throws ToolError when it has none
 */
export async function listOfPage(site: AgentSite, slug: string): Promise<FoundList> {
  const read = site.read(slug);
  const { value } = parsed(read);
  const { environment, root } = site;
  const context = { root, files: environment.files, now: environment.now, diagnosticMessages: english };
  const found = isRecord(value) && (await findList(context, read.page, value));
  if (!found)
    throw new ToolError(
      `The page "${slug}" has no list of homes. Its document names one: "project": { "units": { "source": "units.csv" } }.`,
    );
  return found;
}

import { inEvery } from '../../src/lib/languages.ts';
import { CliError } from '../cli-error.ts';
import { contrast } from '../diagnostics/rules/contrast.ts';
import { isRecord } from '../diagnostics/schema/bundle.ts';
import { importMessages } from '../messages/import.ts';

/** The colours of a kit (`global.json` or `site-settings.json`) as colours of our theme, as far as they can be read on the page. */
export function themeFromKit(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CliError(inEvery(importMessages, (messages) => messages.kitNotJson));
  }
  const root = isRecord(value) ? (value.page_settings ?? value.settings ?? value) : {};
  const list = isRecord(root) && Array.isArray(root.system_colors) ? root.system_colors : [];
  const color = (id: string) => {
    const found = list.find((entry) => isRecord(entry) && entry._id === id);
    const text = isRecord(found) ? String(found.color ?? '').slice(0, 7) : '';
    return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;
  };
  const paper = '#fbfaf7';
  const readable = (name: string, wanted: string | undefined, least: number) =>
    wanted && (contrast(wanted, paper) ?? 0) >= least ? { [name]: wanted } : {};
  const colors = {
    ...readable('brand', color('primary'), 4.5),
    ...readable('ink', color('text'), 7),
    ...readable('accent', color('accent'), 3),
  };
  return Object.keys(colors).length ? { colors } : {};
}

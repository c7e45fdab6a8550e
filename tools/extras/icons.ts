import { join } from 'node:path';
import type { SiteIcon } from '../../src/renderer/site-design.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { drawingParams } from '../diagnostics/rules/drawings.ts';
import type { Files } from '../environment/environment.ts';
import { cleanDrawing } from '../pictures/drawing/read-drawing.ts';
import type { Checked } from '../report/report.ts';
import { atFile, readOrReport } from '../report/site-finding.ts';
import { ICONS } from './icon-folder.ts';
import { inlineSvg } from './inline-svg.ts';
import { nameFinding } from './names.ts';

/** Every page that shows an icon holds it whole. */
const MOST_BYTES = 8000;

/** Reads `icons/*.svg`, without anything that could run or load. Unusable files are reported and skipped. */
export function readOwnIcons(
  files: Files,
  root: string,
  { diagnosticMessages, taken }: { diagnosticMessages: DiagnosticMessages; taken: readonly string[] },
): { icons: Readonly<Record<string, SiteIcon>>; checked: readonly Checked[] } {
  const folder = join(root, ICONS);
  const icons: Record<string, SiteIcon> = {};
  const checked: Checked[] = [];
  for (const file of (files.list(folder) ?? []).filter((one) => /\.svg$/i.test(one))) {
    const shown = `${ICONS}/${file}`;
    const name = file.replace(/\.svg$/i, '');
    const read = readOrReport(() => files.read(join(folder, file)), shown, diagnosticMessages);
    if ('problem' in read) {
      checked.push(read.problem);
      continue;
    }
    const wrong = nameFinding('icon', name, shown, taken) ?? use(name, shown, read.content);
    if (wrong) checked.push(atFile(shown, wrong, diagnosticMessages));
  }
  return { icons, checked };

  function use(name: string, file: string, bytes: Uint8Array): Finding | undefined {
    const drawing = cleanDrawing(bytes);
    if (typeof drawing !== 'string') return { code: 'KV415', params: drawingParams(file, drawing) };
    const icon = inlineSvg(drawing, name);
    if (typeof icon === 'string') return { code: 'KV503', params: { file, problem: icon } };
    if (icon.html.length > MOST_BYTES) {
      const size = (icon.html.length / 1000).toFixed(1);
      return { code: 'KV503', params: { file, problem: 'large', size } };
    }
    icons[name] = icon;
    return undefined;
  }
}

import { type Code, codes } from '../diagnostics/codes.ts';
import { english } from '../diagnostics/messages/english.ts';
import { indonesian } from '../diagnostics/messages/indonesian.ts';

/** `docs/messages.md`: every code of `kavling validate`, in both languages. */
export function printMessagesDoc(): string {
  const lines = [
    '# Messages of validate',
    '',
    '<!-- Made by `npm run generate` from tools/diagnostics/messages. Do not edit. -->',
    '',
    'A code never changes its meaning. `kavling explain <code>` says the same in a terminal.',
    '',
  ];
  for (const code of Object.keys(codes) as Code[]) {
    const [here, there] = [english.explain[code], indonesian.explain[code]];
    lines.push(
      `## ${code}`,
      '',
      `**${here.title}** (${codes[code]}). ${here.why}`,
      '',
      `*${there.title}.* ${there.why}`,
      '',
    );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

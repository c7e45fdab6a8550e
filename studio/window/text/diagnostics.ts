import type { Diagnostic } from '@codemirror/lint';
import type { StudioFinding } from '../../wire.ts';
import { applyFix } from '../state/actions.ts';
import type { Studio } from '../state/studio.tsx';
import { textMessages } from './messages.ts';
import type { TextView } from './text-view.ts';

/** Converts the findings for the editor: each at its words, with its fix as a button. */
export function diagnosticsOf(
  studio: Studio,
  findings: readonly StudioFinding[],
  text: TextView,
): Diagnostic[] {
  const mayEdit = mayEditText(studio);
  return findings
    .map((finding): Diagnostic => {
      const { span, severity, message, fix, edits } = finding;
      return {
        from: text.shownAt(span.start),
        to: text.shownAt(span.start + span.length),
        severity,
        message: fix ? `${message}\n${fix}` : message,
        ...(edits.length > 0 && mayEdit
          ? {
              actions: [
                {
                  name: textMessages[studio.language].fix,
                  apply: () => applyFix(studio, finding, studio.get().checkedText),
                },
              ],
            }
          : {}),
      };
    })
    .sort((a, b) => a.from - b.from);
}

/** False for the role "words": the text pane could not restrict it to words. */
export function mayEditText({ site, get }: Pick<Studio, 'site' | 'get'>): boolean {
  const { role } = site.person;
  return (role === 'all' || role === 'publish') && get().readOnly === '';
}

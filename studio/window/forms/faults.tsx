import type { ReactElement } from 'react';
import type { StudioFinding } from '../../wire.ts';
import { faultsOf } from '../state/findings.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { MendButton } from './field-findings.tsx';
import { formMessages } from './messages.ts';

/** Why the text cannot be read, while nothing else can be edited: each mistake is a way to its place in the text. */
export function Faults(): ReactElement {
  const { change, language } = useStudio();
  const faults = faultsOf(useWindow((state) => state.findings));
  const go = ({ span }: StudioFinding) =>
    change((draft) => {
      draft.isTextOpen = true;
      draft.textAt = { offset: span.start, count: (draft.textAt?.count ?? 0) + 1 };
    });
  return (
    <section className="st-faults" aria-labelledby="st-faults">
      <h2 id="st-faults">{formMessages[language].faults}</h2>
      <p className="st-help">{formMessages[language].faultsHelp}</p>
      <ul className="st-findings">
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.span.start}`} data-severity={fault.severity}>
            <button type="button" className="st-link" onClick={() => go(fault)}>
              {formMessages[language].inLine(fault.line, fault.message)}
            </button>
            <MendButton finding={fault} />
          </li>
        ))}
      </ul>
    </section>
  );
}

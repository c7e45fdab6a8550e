import { type ReactElement, useState } from 'react';
import { contrast } from '../../../../src/lib/contrast.ts';
import type { ColorRole } from '../../../../src/renderer/site-design.ts';
import { useStudio } from '../../state/studio.tsx';
import { clearValue, writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { usePalette } from '../palette.ts';
import { useDefault, useText } from '../values.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour, chosen or typed, and how readable it is on the colours that it is used on. */
export function ColourControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path, schema, label } = props;
  const value = useText(path);
  const fallback = useDefault(path, schema);
  const [draft, setDraft] = useState<string>();
  const shown = HEX.test(value) ? value : typeof fallback === 'string' ? fallback : '#000000';
  const type = (text: string) => {
    const wanted = hexOf(text);
    setDraft(text);
    if (text === '') clearValue(studio, path, { isTyping: true });
    else if (wanted) writeValue(studio, path, wanted, { isTyping: true });
  };
  return (
    <>
      <span className="st-colour">
        <input
          type="color"
          aria-label={formMessages[studio.language].pickColour(label)}
          value={shown}
          onChange={(event) => writeValue(studio, path, event.target.value, { isTyping: true })}
        />
        <input
          {...ariaOf(props)}
          type="text"
          spellCheck={false}
          autoComplete="off"
          className="st-input"
          value={draft ?? value}
          placeholder={typeof fallback === 'string' ? fallback : ''}
          onChange={(event) => type(event.target.value.trim())}
          onBlur={() => setDraft(undefined)}
        />
      </span>
      {draft && !hexOf(draft) && <p className="st-note">{schema.patternErrorMessage}</p>}
      <Contrasts props={props} color={shown} />
    </>
  );
}

/** "1f4d3a" and "#abc" are colours too. */
function hexOf(text: string): string | undefined {
  const digits = text.replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toLowerCase()}`;
  return undefined;
}

function Contrasts({ props, color }: { props: ControlProps; color: string }): ReactElement | null {
  const { language, model } = useStudio();
  const palette = usePalette();
  const pairs = props.schema.kavling?.contrast ?? [];
  if (pairs.length === 0) return null;
  return (
    <ul className="st-contrasts" aria-label={formMessages[language].contrast}>
      {pairs.map(({ on, least }) => {
        const ratio = contrast(color, palette[on as ColorRole]) ?? 1;
        const name = model.inside(props.schema, on).title ?? on;
        const isGood = ratio >= least;
        return (
          <li key={on} data-good={isGood}>
            <i style={{ background: palette[on as ColorRole], color }}>Aa</i>
            {formMessages[language].contrastOn(name, ratio.toFixed(1), String(least), isGood)}
          </li>
        );
      })}
    </ul>
  );
}

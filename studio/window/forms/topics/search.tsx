import { type ReactElement, useMemo } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { Fields, Section } from '../field-groups.tsx';
import { useFindings } from '../findings.ts';
import { FindingsSummary } from '../findings-summary.tsx';
import { formMessages } from '../messages.ts';
import { useTheme } from '../palette.ts';
import { planFields } from '../plan.ts';
import { usePictureAddress } from '../upload.ts';
import { useAddress, useDefault, useText, useValue } from '../values.ts';

const PATH = ['seo'] as const;

/** Characters that search engines show of a title and of a description before they cut them off. */
const SHOWN = { title: 60, description: 155 } as const;

/** The result of a search and the shared link, as they will look, and what they are made of. */
export default function SearchTopic(): ReactElement {
  const { model, language, site } = useStudio();
  const { role } = site.person;
  const plans = useMemo(() => planFields(model, model.schemaAt({}, PATH), PATH, { role }), [model, role]);
  return (
    <>
      <header className="st-form-head">
        <h2>{formMessages[language].searchTitle}</h2>
      </header>
      <FindingsSummary findings={useFindings(PATH)} />
      <Section title={formMessages[language].searchResult}>
        <SearchResult />
      </Section>
      <Section title={formMessages[language].sharedLink}>
        <SharedLink />
      </Section>
      <Section title={formMessages[language].searchFields} paths={plans.map(({ path }) => path)}>
        <Fields plans={plans} />
      </Section>
    </>
  );
}

/** The address as it is shown: its host, and the way from there. */
function useShownAddress(): { host: string; way: string } {
  const { language } = useStudio();
  const address = useAddress();
  if (address === '') return { host: formMessages[language].noAddress, way: '' };
  const { host, pathname } = new URL(address);
  return { host, way: pathname.split('/').filter(Boolean).join(' › ') };
}

function SearchResult(): ReactElement {
  const messages = formMessages[useStudio().language];
  const title = useText([...PATH, 'title']);
  const description = useText([...PATH, 'description']);
  const name = useText(['project', 'name']);
  const isHidden = useValue([...PATH, 'noindex']) === true;
  const { host, way } = useShownAddress();
  const { colors } = useTheme();
  return (
    <>
      <div className="st-result" data-hidden={isHidden || undefined} lang="id">
        <div className="st-result-site">
          <i style={{ background: colors.brand, color: colors.onBrand }}>{name.charAt(0)}</i>
          <span>
            <b>{name}</b>
            <span>
              {host}
              {way && ` › ${way}`}
            </span>
          </span>
        </div>
        <p className="st-result-title">{cut(title, SHOWN.title)}</p>
        <p className="st-result-text">{cut(description, SHOWN.description)}</p>
      </div>
      {isHidden && <p className="st-note">{messages.hiddenFromSearch}</p>}
      <Length name={messages.titleLength} text={title} most={SHOWN.title} />
      <Length name={messages.descriptionLength} text={description} most={SHOWN.description} />
    </>
  );
}

/** The length of a text, and the length that search engines show. */
function Length({ name, text, most }: { name: string; text: string; most: number }): ReactElement {
  const messages = formMessages[useStudio().language];
  const count = [...text].length;
  return (
    <p className="st-length" data-long={count > most || undefined}>
      <span>
        {name}: {messages.lengthOf(count, most)}
      </span>
      <meter min={0} max={most * 1.5} high={most} value={count} aria-label={name} />
    </p>
  );
}

/** As search engines cut: at the end of a word. */
function cut(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const start = [...text].slice(0, most).join('');
  return `${start.replace(/\s+\S*$/, '')} …`;
}

function SharedLink(): ReactElement {
  const messages = formMessages[useStudio().language];
  const title = useText([...PATH, 'title']);
  const description = useText([...PATH, 'description']);
  const src = useText([...PATH, 'image', 'src']);
  const kind = useText([...PATH, 'shareImage']);
  const x = useValue([...PATH, 'image', 'focalPoint', 'x']);
  const y = useValue([...PATH, 'image', 'focalPoint', 'y']);
  const fallback = useDefault([...PATH, 'shareImage'], { default: 'made' });
  const name = useText(['project', 'name']);
  const place = [useText(['project', 'district']), useText(['project', 'city'])].filter(Boolean).join(', ');
  const address = usePictureAddress();
  const { colors } = useTheme();
  const { host } = useShownAddress();
  const isShared = useAddress() !== '';
  const isMade = (kind || fallback) === 'made';
  return (
    <figure className="st-card" lang="id">
      <div className="st-card-picture">
        {src === '' || !isShared ? (
          <span>{isShared ? messages.noShareImage : messages.noShareAddress}</span>
        ) : (
          <>
            <img
              src={address(src)}
              alt=""
              style={{ objectPosition: `${Number(x ?? 50)}% ${Number(y ?? 50)}%` }}
            />
            {isMade && (
              <div className="st-card-words">
                <i style={{ background: colors.brand }} />
                <b>{name}</b>
                <span>{place}</span>
              </div>
            )}
          </>
        )}
      </div>
      <figcaption>
        <span>{host}</span>
        <b>{title}</b>
        <span>{cut(description, 110)}</span>
      </figcaption>
    </figure>
  );
}

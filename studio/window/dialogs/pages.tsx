import { type ReactElement, useState } from 'react';
import { STUDIO } from '../../wire.ts';
import { componentMessages } from '../components/messages.ts';
import { Modal } from '../components/modal.tsx';
import { newPageMessages } from '../new-page/messages.ts';
import { mayBuild } from '../state/roles.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';

/** The pages of the site; a link to each. */
export default function Pages(): ReactElement {
  const studio = useStudio();
  const { language, saving, site, slug } = studio;
  const words = dialogMessages[language];
  useWindow((state) => state.pagesVersion);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = site.pages.filter((page) => `${page.slug} ${page.title}`.toLowerCase().includes(wanted));
  return (
    <Modal title={words.pagesTitle}>
      <div className="st-dialog-main">
        {site.pages.length > 7 && (
          <input
            className="st-input"
            type="search"
            aria-label={words.findPage}
            placeholder={words.findPage}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <ul className="st-list">
          {found.map((page) => (
            <li key={page.slug}>
              <a
                className="st-entry"
                href={`${STUDIO}edit/${encodeURIComponent(page.slug)}`}
                aria-current={page.slug === slug ? 'page' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || !saving.isDirty) return;
                  event.preventDefault();
                  const { href } = event.currentTarget;
                  void saving.flush().then(() => location.assign(href));
                }}
              >
                <span className="st-entry-name">{page.title || page.slug}</span>
                <span className="st-quiet">
                  {page.slug}
                  {page.slug === slug && ` · ${words.openNow}`}
                </span>
                {page.errors > 0 && (
                  <span className="st-badge-error">{componentMessages[language].errors(page.errors)}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
        {mayBuild(studio) && (
          <button
            type="button"
            className="st-add"
            onClick={() =>
              studio.change((draft) => {
                draft.dialog = { name: 'new-page' };
              })
            }
          >
            + {newPageMessages[language].title}
          </button>
        )}
        {found.length === 0 && <p className="st-quiet">{words.noPages}</p>}
      </div>
    </Modal>
  );
}

import { type MouseEvent, useRef, useState } from 'react';
import { api } from './api.ts';
import { useDesk } from './desk-context.tsx';
import { type ExportChoice, exportPath, keepExportChoice, keptExportChoice } from './export-choice.ts';
import { ExportDialog } from './export-dialog.tsx';
import { type Filters, isNarrowed } from './filters.ts';
import { useLanguage, useMessages } from './language.tsx';
import './export-menu.css';

/** The files of the leads that the list shows: for people, for a CRM, and which columns people want. */
export function ExportMenu({ filters }: { filters: Filters }) {
  const messages = useMessages();
  const language = useLanguage();
  const { fail } = useDesk();
  const menu = useRef<HTMLDetailsElement>(null);
  const [choice, setChoice] = useState(keptExportChoice);
  const [isChoosing, setIsChoosing] = useState(false);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  /** A link downloads without holding the file in memory, but an address cannot hold what was searched for. */
  function download(event: MouseEvent<HTMLAnchorElement>) {
    close();
    if (filters.search === '') return;
    event.preventDefault();
    api.file(event.currentTarget.href, filters).then(saveFile, fail);
  }
  const change = (next: ExportChoice) => {
    keepExportChoice(next);
    setChoice(next);
  };

  return (
    <>
      <details className="menu" name="desk-menu" ref={menu}>
        <summary className="action">{messages.exports}</summary>
        <div className="menu-list">
          {isNarrowed(filters) && <p className="quiet">{messages.exportNarrowed}</p>}
          <a href={exportPath(choice, language, filters)} onClick={download} download>
            {messages.exportSpreadsheet}
          </a>
          <a href={exportPath('crm', language, filters)} onClick={download} download>
            {messages.exportCrm}
          </a>
          <button
            type="button"
            onClick={() => {
              close();
              setIsChoosing(true);
            }}
          >
            {messages.chooseColumns}
          </button>
        </div>
      </details>
      {isChoosing && (
        <ExportDialog
          choice={choice}
          onChange={change}
          href={exportPath(choice, language, filters)}
          onDownload={download}
          onClose={() => {
            setIsChoosing(false);
            menu.current?.querySelector('summary')?.focus();
          }}
        />
      )}
    </>
  );
}

function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

import { useState } from 'react';
import { api, type DeskLead } from './api.ts';
import { undoOf, useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';

/** Why a lead was set aside, and the way back. */
export function AsideBox({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  const { say, fail } = useDesk();
  return (
    <div className="aside-box">
      <p>{messages.asideBecause[lead.otp_reason] ?? messages.asideAsSpam}</p>
      <button
        type="button"
        className="action"
        onClick={() =>
          void api.restore(lead.id).then(({ event }) => say(messages.restored, undoOf([event])), fail)
        }
      >
        {messages.restore}
      </button>
    </div>
  );
}

/** Erases the person, after one question. Only for admins. */
export function EraseBox({ lead, onErased }: { lead: DeskLead; onErased: () => void }) {
  const messages = useMessages();
  const { me, say, fail } = useDesk();
  const [asks, setAsks] = useState(false);
  if (!me.isAdmin) return null;
  if (!asks)
    return (
      <button type="button" className="erase" onClick={() => setAsks(true)}>
        {messages.erase}
      </button>
    );
  return (
    <div className="aside-box" role="alertdialog" aria-label={messages.erase}>
      <p>{messages.eraseSure}</p>
      <p className="pair">
        <button
          type="button"
          className="action danger"
          onClick={() =>
            void api.erase(lead.id).then(({ remains }) => {
              onErased();
              say(remains > 0 ? messages.erasedRemains(remains) : messages.erased);
            }, fail)
          }
        >
          {messages.eraseYes}
        </button>
        <button type="button" className="action" onClick={() => setAsks(false)}>
          {messages.cancel}
        </button>
      </p>
    </div>
  );
}

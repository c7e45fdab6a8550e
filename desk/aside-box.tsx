import { useState } from 'react';
import { api, type DeskLead } from './api.ts';
import { Button } from './button.tsx';
import { ConfirmBox } from './confirm-box.tsx';
import { undoOf, useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';

/** Why a lead was set aside, and the way back. */
export function AsideBox({ lead }: { lead: DeskLead }) {
  const messages = useMessages();
  const { say, fail } = useDesk();
  return (
    <div className="aside-box">
      <p>{messages.asideBecause[lead.otp_reason] ?? messages.asideAsSpam}</p>
      <Button
        onClick={() =>
          void api.restore(lead.id).then(({ event }) => say(messages.restored, undoOf([event])), fail)
        }
      >
        {messages.restore}
      </Button>
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
      <Button className="erase" onClick={() => setAsks(true)}>
        {messages.erase}
      </Button>
    );
  return (
    <ConfirmBox
      label={messages.erase}
      question={messages.eraseSure}
      yes={messages.eraseYes}
      onYes={() =>
        void api.erase(lead.id).then(({ remains }) => {
          onErased();
          say(remains > 0 ? messages.erasedRemains(remains) : messages.erased);
        }, fail)
      }
      onNo={() => setAsks(false)}
    />
  );
}

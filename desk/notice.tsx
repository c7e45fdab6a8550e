import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';

/** One line at the foot of the desk: what was done, and the way back. */
export function NoticeBar() {
  const messages = useMessages();
  const { notice, dismiss, takeBack } = useDesk();
  return (
    <div className="notice-place" role="status">
      {notice && (
        <p key={notice.id} className="notice" data-state={notice.isProblem ? 'problem' : 'done'}>
          <span>{notice.text}</span>
          {notice.takeBack && (
            <button type="button" onClick={takeBack}>
              {messages.undo}
            </button>
          )}
          <button type="button" aria-label={messages.close} onClick={dismiss}>
            <span aria-hidden="true">×</span>
          </button>
        </p>
      )}
    </div>
  );
}

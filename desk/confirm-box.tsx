import { Button } from './button.tsx';
import { useMessages } from './language.tsx';

interface ConfirmBoxProps {
  readonly label: string;
  readonly question: string;
  /** The words of the button that does it. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmBox({ label, question, yes, onYes, onNo }: ConfirmBoxProps) {
  const messages = useMessages();
  return (
    <div className="aside-box" role="alertdialog" aria-label={label}>
      <p>{question}</p>
      <p className="pair">
        <Button className="action danger" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{messages.cancel}</Button>
      </p>
    </div>
  );
}

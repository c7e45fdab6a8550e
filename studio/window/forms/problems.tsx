import type { ReactElement } from 'react';
import type { UploadOutcome } from './upload.ts';

/** Files that were not taken, each with what the server says. */
export function Problems({ problems }: { problems: UploadOutcome['problems'] }): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <ul className="st-findings" role="alert">
      {problems.map(({ file, message, fix }) => (
        <li key={file} data-severity="error">
          <span>
            <b>{file}</b>: {message} <span className="st-fix">{fix}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

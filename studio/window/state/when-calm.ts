/** Runs once the user is not typing, since rendering again would lose the caret. Returns a function that cancels it. */
export function whenCalm(run: () => void, root: Document = document): () => void {
  const stop = new AbortController();
  const tryNow = () => {
    if (stop.signal.aborted || isTyping(root)) return;
    stop.abort();
    run();
  };
  // The focus has gone on only when the event is over.
  const soon = () => queueMicrotask(tryNow);
  root.addEventListener('focusin', soon, { signal: stop.signal });
  root.addEventListener('focusout', () => requestAnimationFrame(tryNow), { signal: stop.signal });
  tryNow();
  return () => stop.abort();
}

const TYPED =
  'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]:not([contenteditable=false])';

function isTyping({ activeElement }: Document): boolean {
  const inner = (activeElement as Partial<HTMLIFrameElement> | null)?.contentDocument;
  return inner ? isTyping(inner) : (activeElement?.matches(TYPED) ?? false);
}

import type { ReactElement } from 'react';

/**
 * The one place where ready HTML enters a React tree. The text always comes from our own renderer: an island
 * or the children of one, rendered apart so that the browser finds the same tree when it hydrates; or a drawing of the
 * site, cleaned when it was read.
 */
export function ReadyHtml(props: {
  as: 'k-island' | 'k-slot' | 'style' | 'script' | 'svg';
  html: string;
  attributes?: Readonly<Record<string, string>>;
}): ReactElement {
  const Tag = props.as as 'div';
  return (
    <Tag {...props.attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: props.html }} />
  );
}

/** JSON that is safe inside a script element: nothing in it can end the element or start a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

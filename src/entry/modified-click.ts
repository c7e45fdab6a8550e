/** True if a click asks the browser for something other than the page's own answer: a new tab, a download, a menu. */
export function isModified(event: MouseEvent): boolean | number {
  return event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

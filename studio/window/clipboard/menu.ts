import type { Path } from '../../../src/document/path.ts';
import { stepMessages } from '../state/messages.ts';
import { nodeNow } from '../state/structure.ts';
import type { Studio } from '../state/studio.tsx';
import { afterCopy } from './events.ts';
import { clipboardMessages } from './messages.ts';
import { paste, say } from './paste.ts';
import { keepSource, OWN_TYPE, sourceOf, sourceOfText, textOf } from './source.ts';

export type ClipboardAct = 'copy' | 'cut';

/** The browsers' name for our custom type. */
const WEB_TYPE = `web ${OWN_TYPE}`;

/** Copies or cuts a widget from a menu. What cannot be copied is not cut. */
export async function copyFromMenu(studio: Studio, path: Path, act: ClipboardAct): Promise<void> {
  const node = nodeNow(studio, path);
  if (!node) return;
  if (!studio.doc.isReadable) return studio.announce(stepMessages[studio.language].unreadable);
  const text = textOf(studio, path);
  const source = sourceOf(studio);
  try {
    await write(text, JSON.stringify(source));
  } catch {
    return say(studio, clipboardMessages[studio.language].refused);
  }
  keepSource(text, source);
  afterCopy(studio, node, act === 'cut');
}

async function write(text: string, source: string): Promise<void> {
  const blob = (content: string, type: string) => new Blob([content], { type });
  const Item = globalThis.ClipboardItem as typeof ClipboardItem | undefined;
  if (Item?.supports?.(WEB_TYPE))
    await navigator.clipboard.write([
      new Item({ 'text/plain': blob(text, 'text/plain'), [WEB_TYPE]: blob(source, OWN_TYPE) }),
    ]);
  else await navigator.clipboard.writeText(text);
}

/** Pastes from a menu; the browser asks the person first. */
export async function pasteFromMenu(studio: Studio): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return say(studio, clipboardMessages[studio.language].refusedPaste);
  }
  await paste(studio, text, sourceOfText(text, await ownType()));
}

/** Where the clipboard says that it is from; empty where it says nothing. */
async function ownType(): Promise<string> {
  try {
    for (const item of await navigator.clipboard.read())
      if (item.types.includes(WEB_TYPE)) return await (await item.getType(WEB_TYPE)).text();
  } catch {
    // The browser does not allow reading custom types: the source is then found by the text.
  }
  return '';
}

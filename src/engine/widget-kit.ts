/** The modules with which views and scripts of widgets are made, on the server and in browsers alike. */
export { safeUrl } from '../lib/safe-url.ts';
export { usePage } from '../renderer/page-context.tsx';
export { Anchor } from '../renderer/parts/anchor.tsx';
export { Icon } from '../renderer/parts/icon.tsx';
export { PictureView } from '../renderer/parts/picture-view.tsx';
export { InlineView, RichText as RichTextView } from '../renderer/parts/rich-text.tsx';
export { classes, responsive, useStyle } from '../renderer/style.ts';
export { useDispatch, useRuntime } from '../runtime/provider.tsx';

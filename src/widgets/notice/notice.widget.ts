import type { Notice } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { NoticeView } from './notice.view.tsx';

export default defineWidget<Notice>({
  type: 'notice',
  hydrate: 'idle',
  View: NoticeView,
  send: ({ id, title, after, hideAfter, rememberSeconds }) => ({
    key: `kavling-notice-${id ?? title}`,
    after,
    hideAfter,
    rememberSeconds,
  }),
});

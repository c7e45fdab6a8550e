import type { Share } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ShareView } from './share.view.tsx';

export default defineWidget<Share>({
  type: 'share',
  hydrate: 'interaction',
  View: ShareView,
  prepare: (props, { seo }) => {
    const image = props.image ?? seo.image;
    return {
      ...props,
      title: props.title || seo.title,
      text: props.text || seo.description,
      url: props.url || seo.url,
      ...(image ? { image } : {}),
    };
  },
  send: ({ title, text, url }) => ({ title, text, url }),
});

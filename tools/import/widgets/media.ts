import type { Conversion, Mapper, Node } from '../conversion.ts';
import type { Settings } from '../settings.ts';
import { showWhole } from '../whole-pictures.ts';
import { videoNode } from './video.ts';

function galleryItems(settings: Settings, key: string, conversion: Conversion) {
  return settings.medias(key).flatMap((media) => {
    const image = conversion.picture(media);
    return image ? [{ image }] : [];
  });
}

const count = (value: number | undefined, usual: number) => Math.min(10, Math.max(1, value ?? usual));

export const imageCarousel: Mapper = (settings, conversion) => {
  const items = galleryItems(settings, 'carousel', conversion);
  const desktop = count(settings.number('slides_to_show'), 3);
  const slides = {
    desktop,
    tablet: count(settings.number('slides_to_show_tablet'), Math.min(2, desktop)),
    mobile: count(settings.number('slides_to_show_mobile'), 1),
  };
  const name = settings.text('carousel_name');
  const navigation = settings.choice('navigation', 'both');
  const autoplay = settings.on('autoplay', true);
  const delay = settings.number('autoplay_speed') ?? 5000;
  const target = settings.choice('link_to', 'none');
  const viewer = target === 'file' && settings.choice('open_lightbox', 'default') !== 'no';
  const captions = settings.choice('caption_type', '');
  const speed = settings.number('speed') ?? 500;
  const pause = settings.on('pause_on_hover', true);
  const endless = settings.on('infinite', true);
  settings.ignore(
    'thumbnail_size',
    'image_stretch',
    'slides_to_scroll',
    'pause_on_interaction',
    'lazyload',
    'link',
    'direction',
  );
  if (captions) conversion.addNote('Captions live in the media library and are not in the export.');
  if (items.length === 0) {
    conversion.addNote('No picture was chosen.');
    return [];
  }
  const plain: Node = {
    type: 'image-carousel',
    ...(name ? { name } : {}),
    items,
    slides,
    arrows: navigation === 'both' || navigation === 'arrows',
    dots: navigation === 'both' || navigation === 'dots',
    autoplay,
    autoplayDelay: Math.max(1000, delay),
    speed: Math.max(100, speed),
    pauseOnHover: pause,
    endless,
    lightbox: viewer,
  };
  const moving = { node: { ...plain }, plain };
  const became = showWhole(moving);
  if (became) conversion.addNote('The pictures do not move: all of them are shown, each of them whole.');
  conversion.moving.push(moving);
  return [moving.node];
};

export const gallery: Mapper = (settings, conversion) => {
  const own = galleryItems(settings, 'wp_gallery', conversion);
  const pro = galleryItems(settings, 'gallery', conversion);
  const several = settings
    .list('galleries')
    .flatMap((one) => galleryItems(one, 'multiple_gallery', conversion));
  const items = [...own, ...pro, ...several];
  const columns = settings.number('gallery_columns') ?? settings.number('columns') ?? 4;
  const layout = settings.choice('gallery_layout', 'grid');
  const viewer =
    settings.choice('gallery_link', 'file') === 'file' &&
    settings.choice('open_lightbox', 'default') !== 'no';
  settings.ignore('thumbnail_size', 'gallery_display_caption', 'gallery_type', 'link_to');
  if (settings.choice('gallery_rand', '') === 'rand')
    conversion.addNote('The order is fixed instead of random.');
  if (several.length) conversion.addNote('Several galleries became one.');
  if (items.length === 0) {
    conversion.addNote('No picture was chosen.');
    return [];
  }
  return [
    {
      type: 'gallery',
      items,
      layout: ['grid', 'masonry', 'justified'].includes(layout) ? layout : 'grid',
      columns: { desktop: Math.min(6, columns), tablet: Math.min(3, columns), mobile: Math.min(2, columns) },
      lightbox: viewer,
    },
  ];
};

export const video: Mapper = (settings, conversion) => {
  const kind = settings.choice('video_type', 'youtube');
  const usual = kind === 'youtube' ? 'https://www.youtube.com/watch?v=XHOmBV4js_E' : '';
  const address =
    kind === 'hosted'
      ? settings.link('external_url') || settings.media('hosted_url').url
      : settings.text(`${kind}_url`, usual);
  settings.ignore(
    'youtube_url',
    'vimeo_url',
    'dailymotion_url',
    'videopress_url',
    'insert_url',
    'lazy_load',
    'play_icon',
    'image_overlay_size',
  );
  const hasPoster = settings.on('show_image_overlay', false);
  const poster = hasPoster ? conversion.picture(settings.media('image_overlay')) : undefined;
  settings.ignore('image_overlay');
  const still = kind === 'hosted' && !poster ? conversion.picture(settings.media('poster')) : undefined;
  const ratio =
    { '169': 'wide', '219': 'cinema', '43': 'landscape', '32': 'photo', '11': 'square', '916': 'portrait' }[
      settings.choice('aspect_ratio', '169')
    ] ?? 'wide';
  const start = settings.number('start');
  const end = settings.number('end');
  const mute = settings.on('mute', false);
  const loop = settings.on('loop', false);
  const controls = settings.on('controls', true);
  if (settings.on('autoplay', false))
    conversion.addNote('The video waits for a click instead of starting by itself.');
  if (settings.on('lightbox', false)) conversion.addNote('The video opens in its place.');
  if (address === '') {
    conversion.addNote('No video was chosen.');
    return [];
  }
  return videoNode(address, conversion, {
    ratio,
    ...(poster ? { poster } : still ? { poster: still } : {}),
    ...(start ? { start: Math.round(start) } : {}),
    ...(end ? { end: Math.round(end) } : {}),
    ...(mute ? { mute } : {}),
    ...(loop ? { loop } : {}),
    ...(controls ? {} : { controls }),
  });
};

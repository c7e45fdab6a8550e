import type { Section } from '../../generated/view.types.ts';
import type { ViewProps } from '../../renderer/widget.ts';

type Props = ViewProps<Section>;
type Token = NonNullable<Props['background']['color']>;
type Tone = Props['tone'];
type Place = Props['background']['place'];

const tones: Readonly<Record<Token, Tone>> = {
  paper: 'plain',
  surface: 'plain',
  tint: 'tint',
  brand: 'brand',
  dark: 'dark',
};

/** Returns the text colours that a section needs to be readable on its background. */
export function toneOf({ tone, background }: Pick<Props, 'tone' | 'background'>): Tone {
  if (isPictured(background) && background.place === 'behind') return tones[background.overlayColor];
  const token = background.gradient?.from ?? background.color;
  return token ? tones[token] : tone;
}

/** The colours behind everything, as a CSS background; none when the tone's own is meant. */
export function paintOf({ color, gradient }: Props['background']): string | undefined {
  if (!gradient) return color && `var(--${color})`;
  const stops = `var(--${gradient.from}) ${gradient.start}%,var(--${gradient.to}) ${gradient.end}%`;
  return gradient.kind === 'radial'
    ? `radial-gradient(circle at 30% 20% in oklab,${stops})`
    : `linear-gradient(${gradient.angle}deg in oklab,${stops})`;
}

/** True if there is a picture, moving or not, behind the content. */
export function isPictured(background: Props['background']): boolean {
  return Boolean(background.image || background.slideshow || background.video);
}

/** Where the picture is when the content does not lie on it. */
export function placeOf(background: Props['background']): Exclude<Place, 'behind'> | undefined {
  return isPictured(background) && background.place !== 'behind' ? background.place : undefined;
}

/** True if something behind the content moves by itself, which takes a script and a pause button. */
export function isMoving({ slideshow, video }: Props['background']): boolean {
  return Boolean(video) || (slideshow?.images.length ?? 0) > 1;
}

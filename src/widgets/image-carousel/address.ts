import type { CarouselProps } from './props.ts';

type Sync = NonNullable<CarouselProps['sync']>;

/** The slide (from 0) that an address names, or `undefined` (specification, section 2: sync by path or hash). */
export function slideOfAddress(address: string, { kind, key }: Sync): number | undefined {
  const url = new URL(address);
  const found =
    kind === 'hash'
      ? url.hash.match(new RegExp(`^#${key}-(\\d+)$`))
      : url.pathname.match(new RegExp(`/${key}/(\\d+)/?$`));
  const number = Number(found?.[1] ?? 0);
  return number >= 1 ? number - 1 : undefined;
}

/** The address that names a slide (from 0). */
export function addressOfSlide(address: string, { kind, key }: Sync, index: number): string {
  const url = new URL(address);
  if (kind === 'hash') url.hash = `${key}-${index + 1}`;
  else
    url.pathname = `${url.pathname.replace(new RegExp(`/${key}/\\d+/?$`), '').replace(/\/$/, '')}/${key}/${index + 1}`;
  return url.href;
}

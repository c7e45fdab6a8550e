import type { ReactElement } from 'react';
import type { SiteHeader } from '../../generated/view.types.ts';
import type { ViewProps } from '../widget.ts';

/** The logo of a project; its description is the project's name unless the author gives another. */
export function Logo(props: {
  logo: NonNullable<ViewProps<SiteHeader>['logo']>;
  name: string;
  className?: string | undefined;
}): ReactElement {
  const { src, alt, width, height } = props.logo;
  return <img className={props.className} src={src} alt={alt || props.name} width={width} height={height} />;
}

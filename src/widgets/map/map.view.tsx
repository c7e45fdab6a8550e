import type { ReactElement } from 'react';
import type { Map as MapNode } from '../../generated/view.types.ts';
import { digitsOf } from '../../lib/phone.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, type Responsive, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './map.module.css';
import { embedAddress, providerOf, routeAddress } from './map-links.ts';

const providers = { openstreetmap: 'OpenStreetMap', google: 'Google Maps' } as const;

/** The address first; the map of another company only when the visitor asks for it. */
export function MapView(props: ViewProps<MapNode>): ReactElement {
  const { copy } = usePage();
  const size = Object.entries(props.height).map(([screen, px]) => [screen, `${px}px`]);
  const height = useStyle(responsive('--height', Object.fromEntries(size) as Responsive<string>));
  return (
    <div id={props.id} className={classes(css.root, height)}>
      <div className={css.inner}>
        <div
          className={css.frame}
          data-embed={safeUrl(embedAddress(props), 'embed')}
          data-title={copy.mapOf.replace('{{place}}', props.name || props.address)}
        >
          {props.picture ? (
            <PictureView
              picture={props.picture}
              sizes="(max-width: 1216px) 100vw, 1200px"
              className={css.picture}
            />
          ) : (
            <div className={classes(css.picture, css.ground)}>
              <Icon name="pin" />
            </div>
          )}
          <div className={css.ask}>
            <button type="button" className="button" data-size="small">
              <Icon name="pin" />
              {copy.showMap}
            </button>
            <p>{copy.mapNote.replace('{{provider}}', providers[providerOf(props)])}</p>
          </div>
        </div>
        <div className={css.card}>
          {props.name && <p className={css.name}>{props.name}</p>}
          <address className={css.address}>{props.address}</address>
          {props.hours && <Line icon="clock">{props.hours}</Line>}
          {props.phone && (
            <Line icon="phone">
              <a href={`tel:+${digitsOf(props.phone)}`}>{props.phone}</a>
            </Line>
          )}
          <Anchor className="button" data-look="outline" data-size="small" href={routeAddress(props)} newTab>
            <Icon name="road" />
            {copy.route}
          </Anchor>
        </div>
      </div>
    </div>
  );
}

function Line({ icon, children }: { icon: string; children: React.ReactNode }): ReactElement {
  return (
    <p className={css.line}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

import { type ReactElement, useId } from 'react';
import type { SitePlan } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { HideButton } from '../../renderer/parts/hide-button.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { LightboxLink, lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './site-plan.module.css';

type Props = ViewProps<SitePlan>;
type Place = Props['places'][number];

/** A plan with places to press, and the same places as a list: nothing is only on the picture. */
export function SitePlanView(props: Props): ReactElement {
  const { copy } = usePage();
  const ownId = useId();
  return (
    <div id={props.id} className={css.root} data-list={props.list}>
      <figure>
        <div className={css.plan}>
          <PictureView
            picture={props.image}
            sizes="(max-width: 1024px) 100vw, 760px"
            className={css.picture}
            measured
          />
          <ul className={css.spots} aria-label={props.name}>
            {props.places.map((place, index) => (
              <Spot key={index} place={place} number={index + 1} id={`${ownId}-${index}`} />
            ))}
          </ul>
        </div>
        <figcaption className={css.foot}>
          {props.caption && <span>{props.caption}</span>}
          {props.lightbox && (
            <LightboxLink
              className={css.large}
              item={{ image: props.image, title: props.name, caption: props.caption }}
              id={lightboxId(props.id, ownId, 0)}
              group=""
              index={0}
            >
              <Icon name="zoom" />
              {copy.viewPlan}
            </LightboxLink>
          )}
        </figcaption>
      </figure>
      <ol className={css.list}>
        {props.places.map((place, index) => (
          <li key={index} className={css.entry}>
            <Mark place={place} number={index + 1} />
            <div>
              <p className={css.name}>{place.name}</p>
              <Words place={place} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Spot({ place, number, id }: { place: Place; number: number; id: string }): ReactElement {
  const at = useStyle({ desktop: { left: `${place.x}%`, top: `${place.y}%` } });
  // Voice control users speak the visible label: the number.
  const name = place.icon ? place.name : `${number} ${place.name}`;
  return (
    <li className={classes(css.spot, at)}>
      <button type="button" className={css.button} popoverTarget={id} aria-label={name}>
        <Mark place={place} number={number} />
      </button>
      <div id={id} className={css.card} popover="auto">
        <p className={css.name}>{place.name}</p>
        <Words place={place} />
        <HideButton of={id} className={css.close} />
      </div>
    </li>
  );
}

function Mark({ place, number }: { place: Place; number: number }): ReactElement {
  return (
    <span className={css.mark} aria-hidden="true">
      {place.icon ? <Icon name={place.icon} /> : number}
    </span>
  );
}

function Words({ place }: { place: Place }): ReactElement {
  return (
    <>
      {place.text && <p className={css.text}>{place.text}</p>}
      {place.link !== undefined && (
        <Anchor className={css.more} href={place.link}>
          {place.linkLabel}
        </Anchor>
      )}
    </>
  );
}

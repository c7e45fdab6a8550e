import { type ReactElement, useId } from 'react';
import type { SitePlan } from '../../generated/view.types.ts';
import { matchShapes } from '../../lib/unit-shapes.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { AskTemplate, useFollowing } from '../../renderer/parts/following.tsx';
import { HideButton } from '../../renderer/parts/hide-button.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { LightboxLink, lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { UnitEntries, UnitLegend, UnitPanel, useBoardIds } from '../../renderer/parts/unit-board.tsx';
import { useUnits } from '../../renderer/render-context.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { PlanShapes } from './plan-shapes.tsx';
import { showsHomes } from './shows-homes.ts';
import css from './site-plan.module.css';

type Props = ViewProps<SitePlan>;
type Place = Props['places'][number];

/** A plan with places to press, shapes of homes, or both, and the same as a list: nothing is only on the picture. */
export function SitePlanView(props: Props): ReactElement {
  return showsHomes(props) ? <PlanOfHomes {...props} /> : <PlanOfPlaces {...props} />;
}

function PlanOfPlaces(props: Props): ReactElement {
  const { copy } = usePage();
  const ownId = useId();
  return (
    <div id={props.id} className={css.root} data-list={props.list}>
      <figure>
        <div className={css.plan}>
          <Picture {...props} />
          <Spots {...props} />
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
      <PlaceList {...props} />
    </div>
  );
}

function PlanOfHomes(props: Props): ReactElement {
  const { copy } = usePage();
  const { units } = useUnits();
  const { entry, panel } = useBoardIds(props.id);
  const following = useFollowing();
  const { image } = props;
  const homes = matchShapes(props.shapes, units);
  const inPlan = homes.map(({ unit }) => unit);
  return (
    <div id={props.id} className={css.root} data-list={props.list} {...following}>
      <figure>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms */}
        <div
          className={css.frame}
          role="group"
          aria-label={props.name}
          aria-controls={panel}
          data-part="frame"
        >
          <div className={css.plan} data-part="plan">
            <Picture {...props} />
            {homes.length > 0 && (
              <PlanShapes id={panel} ratio={image.height / image.width} homes={homes} entry={entry} />
            )}
            {props.places.length > 0 && <Spots {...props} />}
          </div>
        </div>
        <figcaption className={css.notes}>
          <UnitLegend css={css} units={inPlan} />
          <div className={css.foot}>
            {props.caption && <span>{props.caption}</span>}
            <p className={css.zoom}>
              <ZoomButton part="zoom-in" icon="plus" label={copy.zoomIn} />
              <ZoomButton part="zoom-out" icon="minus" label={copy.zoomOut} />
            </p>
          </div>
        </figcaption>
      </figure>
      <div>
        {homes.length > 0 ? (
          <UnitEntries css={css} units={inPlan} group={props.group} entry={entry} />
        ) : (
          <p>{copy.unitsNone}</p>
        )}
        {props.places.length > 0 && <PlaceList {...props} />}
      </div>
      <UnitPanel css={css} id={panel} />
      <AskTemplate ask={css.ask} price={css.price} />
    </div>
  );
}

function ZoomButton(props: { part: string; icon: string; label: string }): ReactElement {
  return (
    <button type="button" className={css.button} data-part={props.part} aria-label={props.label}>
      <Icon name={props.icon} />
    </button>
  );
}

function Picture({ image }: Props): ReactElement {
  return (
    <PictureView picture={image} sizes="(max-width: 1024px) 100vw, 760px" className={css.picture} measured />
  );
}

function Spots({ places, name }: Props): ReactElement {
  const ownId = useId();
  return (
    <ul className={css.spots} aria-label={name}>
      {places.map((place, index) => (
        <Spot key={index} place={place} number={index + 1} id={`${ownId}-${index}`} />
      ))}
    </ul>
  );
}

function PlaceList({ places }: Props): ReactElement {
  return (
    <ol className={css.list}>
      {places.map((place, index) => (
        <li key={index} className={css.entryOfPlace}>
          <Mark place={place} number={index + 1} />
          <div>
            <p className={css.name}>{place.name}</p>
            <Words place={place} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Spot({ place, number, id }: { place: Place; number: number; id: string }): ReactElement {
  const at = useStyle({ desktop: { left: `${place.x}%`, top: `${place.y}%` } });
  // Voice control users speak the visible label: the number.
  const name = place.icon ? place.name : `${number} ${place.name}`;
  return (
    <li className={classes(css.spot, at)}>
      <button type="button" className={css.spotButton} popoverTarget={id} aria-label={name}>
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

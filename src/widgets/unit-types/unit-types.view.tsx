import { type ReactElement, useId } from 'react';
import type { UnitTypes } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { LightboxLink, lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { type Unit, unitLink } from './unit-link.ts';
import css from './unit-types.module.css';

type Props = ViewProps<UnitTypes>;

/** One card per home type: its picture, features, price, and the link to enquire. */
export function UnitTypesView(props: Props): ReactElement {
  const columns = useStyle(responsive('--columns', props.columns));
  return (
    <ul id={props.id} className={classes(css.root, columns)}>
      {props.items.map((unit, index) => (
        <Card key={index} widget={props} unit={unit} place={index} />
      ))}
    </ul>
  );
}

function Card({ widget, unit, place }: { widget: Props; unit: Unit; place: number }): ReactElement {
  const page = usePage();
  const ownId = useId();
  const name = `${widget.id ?? ownId}-${place}`;
  const Name = `h${widget.level}` as 'h3';
  const planIndex = unit.image ? 1 : 0;
  const large = (item: { image: Unit['image']; title: string }, index: number) => ({
    item: { ...item, description: unit.text },
    id: lightboxId(widget.id && `${widget.id}-${place + 1}`, ownId, index),
    group: name,
    index,
  });
  return (
    <li className={css.card}>
      {unit.image && (
        <LightboxLink className={css.photo} {...large({ image: unit.image, title: unit.name }, 0)}>
          <PictureView
            picture={unit.image}
            sizes="(max-width: 767px) 92vw, 380px"
            className={css.picture}
            measured
          />
        </LightboxLink>
      )}
      <div className={css.head}>
        <Name className={css.name}>{unit.name}</Name>
        {unit.badge && <p className={css.badge}>{unit.badge}</p>}
      </div>
      {unit.price && (
        <p className={css.price}>
          {unit.priceNote && <span className={css.note}>{unit.priceNote}</span>} {unit.price}
        </p>
      )}
      {unit.text && <p className={css.text}>{unit.text}</p>}
      {unit.facts.length > 0 && (
        <ul className={css.facts}>
          {unit.facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className={css.action}>
        <Anchor className="button" {...unitLink(unit, page)}>
          {widget.button}
          <span className="visually-hidden">: {unit.name}</span>
        </Anchor>
      </div>
      {unit.floorPlan && (
        <FloorPlan
          unit={unit}
          link={large({ image: unit.floorPlan, title: `${page.copy.floorPlan} ${unit.name}` }, planIndex)}
        />
      )}
    </li>
  );
}

function FloorPlan(props: {
  unit: Unit;
  link: Omit<Parameters<typeof LightboxLink>[0], 'children' | 'className'>;
}): ReactElement {
  const { copy } = usePage();
  const { unit, link } = props;
  return (
    <LightboxLink className={css.plan} {...link}>
      {unit.floorPlan && <PictureView picture={unit.floorPlan} alt="" sizes="64px" className={css.thumb} />}
      <span>{copy.viewFloorPlan.replace('{{unit}}', unit.name)}</span>
    </LightboxLink>
  );
}

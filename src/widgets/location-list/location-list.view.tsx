import type { ReactElement } from 'react';
import type { LocationList } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './location-list.module.css';

type Group = ViewProps<LocationList>['items'][number];

/** Nearby places, in groups; each line reads as place, time, distance. */
export function LocationListView({ id, items, columns, remark }: ViewProps<LocationList>): ReactElement {
  const grid = useStyle(responsive('--columns', columns));
  return (
    <div id={id} className={css.root}>
      <ul className={classes(css.groups, grid)}>
        {items.map((group, index) => (
          <li key={index}>
            <GroupView group={group} />
          </li>
        ))}
      </ul>
      {remark && <p className={css.remark}>{remark}</p>}
    </div>
  );
}

function GroupView({ group }: { group: Group }): ReactElement {
  return (
    <>
      <p className={css.title}>
        <Icon name={group.icon} />
        {group.title}
      </p>
      <ul className={css.places}>
        {group.places.map(({ name, time, distance, link }, index) => (
          <li key={index} className={css.place}>
            <span className={css.name}>{link ? <Anchor href={link}>{name}</Anchor> : name}</span>{' '}
            {time && <span className={css.time}>{time}</span>}{' '}
            {distance && <span className={css.distance}>{distance}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

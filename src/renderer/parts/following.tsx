import type { ReactElement } from 'react';
import { statusCopy, type UnitStatus, unitStatuses } from '../../lib/units.ts';
import { usePage } from '../page-context.tsx';
import { useLanguage, useUnits, useUnitsFile } from '../render-context.tsx';
import { Anchor } from './anchor.tsx';
import { ASK, type Following } from './fresh-units.ts';
import { unitAsk } from './unit-ask.ts';

/** The attribute of a widget's root by which its script follows the file of statuses (fresh-units.ts); nothing where there is no such file. */
export function useFollowing(): { readonly 'data-following'?: string } {
  const { copy } = usePage();
  const { asOf } = useUnits();
  const file = useUnitsFile();
  if (file === undefined) return {};
  const statuses = unitStatuses.map((status) => [status, copy[statusCopy[status]]]);
  const words: Following['words'] = {
    ...(Object.fromEntries(statuses) as Record<UnitStatus, string>),
    left: copy.unitsLeft,
    from: copy.unitsFrom,
    request: copy.unitPriceOnRequest,
    asOf: copy.unitsAsOf,
  };
  return { 'data-following': JSON.stringify({ file, asOf, words } satisfies Following) };
}

/** The form of what a home that can be asked about has, for the script: a price, where its class is given, and a link. */
export function AskTemplate(props: {
  ask?: string | undefined;
  price?: string | undefined;
}): ReactElement | null {
  const page = usePage();
  const lang = useLanguage();
  if (useUnitsFile() === undefined) return null;
  const { ask, price } = props;
  return (
    <template data-part="ask">
      {price !== undefined && <p className={price} />}
      <Anchor className={ask} {...unitAsk({ ...ASK, status: 'available' }, page, lang)}>
        {page.copy.unitAsk.replace('{{unit}}', ASK.code)}
      </Anchor>
    </template>
  );
}

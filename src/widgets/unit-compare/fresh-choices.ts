import { shortRupiah } from '../../lib/rupiah.ts';
import { figuresOf, isSameName, type Unit } from '../../lib/units.ts';
import type { FreshUnits } from '../../renderer/parts/fresh-units.ts';

/** Brings the price and the status of the choices (unit-compare.view.tsx) to the list of the file beside the page. */
export function showFresh(
  menus: readonly HTMLSelectElement[],
  facts: readonly string[],
  fresh: FreshUnits,
): void {
  const byName = new Map(fresh.units.map((unit) => [`${unit.type} ${unit.code}`, unit]));
  for (const option of menus.flatMap((menu) => [...menu.options])) {
    const homes = fresh.units.filter(({ type }) => isSameName(type, option.value));
    const unit = byName.get(option.value);
    const values = homes.length > 0 ? typeValues(homes, fresh) : unit ? homeValues(unit, fresh) : {};
    const before = (option.dataset.values ?? '').split('|');
    option.dataset.values = before.map((value, at) => values[facts[at] ?? ''] ?? value).join('|');
  }
}

type Values = Readonly<Record<string, string | undefined>>;

const language = () => document.documentElement.lang;

function typeValues(homes: readonly Unit[], { words }: FreshUnits): Values {
  const { left, total, lowest } = figuresOf(homes);
  return {
    price:
      lowest === undefined ? words.request : words.from.replace('{{price}}', shortRupiah(lowest, language())),
    status: words.left.replace('{{left}}', String(left)).replace('{{total}}', String(total)),
  };
}

/** The file has the price of those homes that can be asked about; others keep theirs. */
function homeValues({ status, price }: Unit, { words }: FreshUnits): Values {
  const isAskable = status === 'available' || status === 'planned';
  const text = price === undefined ? words.request : shortRupiah(price, language());
  return { status: words[status], ...(isAskable ? { price: text } : {}) };
}

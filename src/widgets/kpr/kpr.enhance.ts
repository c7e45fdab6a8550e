import { isWithin, jakartaDay } from '../../lib/days.ts';
import { encodeText } from '../../lib/encode-text.ts';
import { fullRupiah } from '../../lib/rupiah.ts';
import type { Offer } from './offer.ts';
import { describe, fill, payerText, phaseText } from './sentences.ts';
import { type Simulation, simulate } from './simulation.ts';

/** The least time between two announcements, in milliseconds. */
const PAUSE = 1000;

/** Counts what the visitor chooses, and counts no offer or rule past its day (ledger, KPR-02 to KPR-04). */
export default function simulateLoan(island: HTMLElement, offer: Offer): void {
  const root = island.firstElementChild as HTMLElement;
  const all = <E extends HTMLElement = HTMLElement>(query: string) => [...root.querySelectorAll<E>(query)];
  const inputs = (of: string) => all<HTMLInputElement>(`[data-in=${of}]`);
  const status = root.querySelector('[role=status]') as HTMLElement;
  const none = root.querySelector<HTMLElement>(':scope > p');
  const link = root.querySelector<HTMLAnchorElement>('[data-simulation]');
  if (!link) return;
  let timer = 0;
  let sentence = '';

  const announce = (words: string) => {
    sentence = words;
    if (timer) return;
    timer = window.setTimeout(() => {
      timer = 0;
      status.textContent = sentence;
    }, PAUSE);
  };
  const write = (part: string, text: string) => {
    for (const element of all(`[data-out=${part}]`)) element.textContent = text;
  };
  const chosen = (of: string) => Number(inputs(of).find(({ checked }) => checked)?.value ?? 0);

  const update = (event?: Event) => {
    const today = jakartaDay(Date.now());
    const [range] = inputs('down');
    retire(today);
    const choice = {
      down: Number(range?.value),
      years: chosen('years'),
      bank: chosen('bank'),
      isUp: inputs('up')[0]?.checked ?? false,
    };
    const isOver = !isWithin({ from: '', until: offer.banks[choice.bank]?.until ?? '' }, today);
    root.toggleAttribute('data-none', isOver);
    if (none) none.hidden = !isOver;
    const simulation = isOver ? undefined : simulate(offer, choice, today);
    if (!simulation) return;
    const shown = describe(simulation, choice, offer);
    for (const [part, text] of Object.entries(shown)) write(part, text);
    range?.setAttribute('aria-valuetext', shown.down);
    const share = shareOf(simulation);
    write('incomeShare', share);
    showPhases(simulation);
    showCash(simulation);
    link.href = link.href.replace(encodeText(link.dataset.simulation ?? ''), encodeText(shown.result));
    link.dataset.simulation = shown.result;
    link.dataset.prompt = shown.result;
    const { first, firstNote, jump, jumpNote } = shown;
    if (event) announce(`${first} ${firstNote}. ${jump} ${jumpNote} ${share}`);
  };

  /** Shows what is over as over; the choice moves to an offer that is not. */
  const retire = (today: string) => {
    for (const element of all('[data-days]')) {
      const [from = '', until = ''] = element.dataset.days?.split('/') ?? [];
      element.hidden = isWithin({ from, until }, today) === (element.dataset.when === 'outside');
    }
    const banks = inputs('bank');
    for (const input of banks) {
      const until = offer.banks[Number(input.value)]?.until ?? '';
      input.disabled = !isWithin({ from: '', until }, today);
    }
    const valid = banks.find(({ disabled }) => !disabled);
    if (valid && banks.some(({ checked, disabled }) => checked && disabled)) valid.checked = true;
  };

  const shareOf = ({ first, later }: Simulation): string => {
    const income = Number(inputs('income')[0]?.value);
    if (!(income > 0)) return '';
    const percent = (payment: number) => Math.ceil((payment * 100) / income);
    return fill(offer.words.kprIncomeShare, {
      first: percent(first.payment),
      most: percent(Math.max(first.payment, later?.payment ?? 0)),
    });
  };

  const showPhases = (simulation: Simulation) => {
    const most = Math.max(...simulation.phases.map(({ payment }) => payment), 1);
    repeat('ol', simulation.phases, (row, phase) => {
      const [years, amount, bar] = row.children as unknown as HTMLElement[];
      row.toggleAttribute('data-assumed', phase.isFloating);
      if (years) years.textContent = phaseText(phase, simulation, offer);
      if (amount) amount.textContent = fullRupiah(phase.payment, offer.lang);
      bar?.style.setProperty('--part', String(phase.payment / most));
    });
  };

  const showCash = ({ cash }: Simulation) =>
    repeat('tbody', cash, (row, { name, payer, amount }) => {
      const [head, cell] = row.children as unknown as HTMLElement[];
      row.dataset.payer = payer;
      if (head?.firstChild) head.firstChild.textContent = name;
      if (head?.lastChild) head.lastChild.textContent = payerText(payer, offer.words);
      if (cell) cell.textContent = fullRupiah(amount, offer.lang);
    });

  /** One row for each value, made from the first one. */
  const repeat = <T>(list: string, values: readonly T[], show: (row: HTMLElement, value: T) => void) => {
    const parent = root.querySelector(list);
    const sample = parent?.firstElementChild;
    if (!sample) return;
    parent.replaceChildren(
      ...values.map((value) => {
        const row = sample.cloneNode(true) as HTMLElement;
        show(row, value);
        return row;
      }),
    );
  };

  root.addEventListener('input', update);
  update();
}

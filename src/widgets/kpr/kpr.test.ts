import { expect, test } from 'vitest';
import type { CostLine, Offer } from './offer.ts';
import { describe, fill, phaseText } from './sentences.ts';
import { type Choice, simulate } from './simulation.ts';

const words = {
  kprYearsCount: '{{years}} tahun',
  kprFirst: '{{years}} tahun pertama ({{rate}})',
  kprWhole: 'sampai lunas ({{rate}})',
  kprThen: 'tahun ke-{{year}}: {{later}} ({{rate}})',
  kprSame: 'tetap',
  kprPhase: 'Tahun {{from}}–{{to}}',
  kprIncome: 'mulai {{income}} ({{share}}%)',
  kprIncomeShare: '{{first}}% {{most}}%',
  kprInterestRate: 'bunga {{rate}}%',
  kprInterestAssumed: 'asumsi {{rate}}%',
  kprInterestTotal: '{{total}} {{years}} {{loan}} {{cost}}',
  kprMarginRate: 'margin {{rate}}%',
  kprMarginAssumed: 'asumsi margin {{rate}}%',
  kprMarginTotal: 'margin {{total}} {{cost}}',
  kprBuyer: 'pembeli',
  kprDeveloper: 'pengembang',
  kprGovernment: 'pemerintah',
  kprResult: '{{unit}}, {{price}}, {{down}}, {{years}}, {{bank}}, {{first}}',
  kprResultThen: ', lalu {{later}} tahun {{year}}',
  kprDown: 'Uang muka',
};

const offer: Offer = {
  lang: 'id',
  unit: 'Tipe 60',
  price: 1_000_000_000,
  banks: [
    {
      name: 'Bank A',
      method: 'annuity',
      steps: [{ months: 36, rate: 375 }],
      floating: 1100,
      until: '2026-12-31',
      fees: [{ name: 'Provisi', payer: 'buyer', amount: 0, points: 100 }],
    },
    { name: 'Bank B', method: 'margin', steps: [{ months: 240, rate: 650 }], until: '', fees: [] },
  ],
  costs: [{ name: 'Notaris', payer: 'developer', amount: 10_000_000 }],
  vat: {
    name: 'PPN',
    payer: 'buyer',
    from: '2026-01-01',
    until: '2026-12-31',
    tax: 110_000_000,
    borne: 110_000_000,
  },
  share: 30,
  words,
};
const choice: Choice = { down: 20, years: 20, bank: 0, isUp: false };
const today = '2026-11-28';

function shown(own: Partial<Choice> = {}) {
  const simulation = simulate(offer, { ...choice, ...own }, today);
  if (!simulation) throw new Error('The bank is not in the offer.');
  return { simulation, ...describe(simulation, { ...choice, ...own }, offer) };
}

test('[KPR-02] the jump is in rupiah and percent, with the assumption in its sentence', () => {
  const { first, firstNote, jump, jumpNote, total } = shown();
  expect([first, firstNote]).toEqual(['Rp\u00a04.743.107', '3 tahun pertama (bunga 3,75%)']);
  expect(jump).toBe('+Rp\u00a03.013.799 (+64%)');
  expect(jumpNote).toBe('tahun ke-4: Rp\u00a07.756.906 (asumsi 11%)');
  expect(total).toMatch(/ 20 Rp\u00a0800\.000\.000 /);
});

test('[KPR-02] two points more on the assumed rate change the later instalment alone', () => {
  const { simulation, jumpNote } = shown({ isUp: true });
  expect(simulation.phases.map(({ rate }) => rate)).toEqual([375, 1300]);
  expect(simulation.first.payment).toBe(4_743_107);
  expect(jumpNote).toContain('asumsi 13%');
});

test('[KPR-02] a margin has its own words and no jump', () => {
  const { simulation, jump, jumpNote, firstNote, total } = shown({ bank: 1 });
  expect(simulation.phases).toHaveLength(1);
  expect([jump, jumpNote, firstNote]).toEqual(['Rp\u00a00', 'tetap', 'sampai lunas (margin 6,5%)']);
  expect(total).toMatch(/^margin /);
  expect(simulation.phases.map((phase) => phaseText(phase, simulation, offer))).toEqual([
    'Tahun 1–20 (margin 6,5%)',
  ]);
});

test('[KPR-02] each cost has who pays it, and the sum is the part of the buyer', () => {
  const { simulation } = shown();
  const lines = ({ name, payer, amount }: CostLine) => [name, payer, amount];
  expect(simulation.cash.map(lines)).toEqual([
    ['Uang muka', 'buyer', 200_000_000],
    ['Provisi', 'buyer', 8_000_000],
    ['Notaris', 'developer', 10_000_000],
    ['PPN', 'government', 110_000_000],
  ]);
  expect(simulation.own).toBe(208_000_000);
});

test('[KPR-04] the day after the last one of a rule the buyer pays the tax', () => {
  const after = simulate(offer, choice, '2027-01-01');
  expect(after?.cash.filter(({ name }) => name === 'PPN')).toEqual([
    { name: 'PPN', payer: 'buyer', amount: 110_000_000 },
  ]);
  expect(after?.own).toBe(318_000_000);
});

test('[KPR-03] the income is that of the highest instalment', () => {
  expect(shown().income).toBe('mulai Rp\u00a025.856.354 (30%)');
});

test('[KPR-03] the result has at most 300 letters', () => {
  expect(shown().result).toBe(
    'Tipe 60, Rp\u00a01.000.000.000, 20%, 20, Bank A, Rp\u00a04.743.107, lalu Rp\u00a07.756.906 tahun 4',
  );
  const long = { ...offer, unit: 'x'.repeat(400) };
  const simulation = simulate(long, choice, today);
  expect(simulation && describe(simulation, choice, long).result).toHaveLength(300);
});

test('[KPR-02] a word in a template without a value becomes nothing', () => {
  expect(fill('a {{b}} {{c}}', { b: 1 })).toBe('a 1 ');
});

import { differenceToOracle, randomLoan, seededRandom } from '../src/lib/testing/instalments-oracle.ts';
import type { BenchResult } from './bench.ts';

const CASES = 1_000_000;
const SEED = 20_260_101;

/** Instalments of random loans against a count in decimals of 60 digits (ledger, KPR-01). */
export async function run(): Promise<BenchResult> {
  const random = seededRandom(SEED);
  let different = 0;
  for (let count = 0; count < CASES; count++) {
    const loan = randomLoan(random);
    const difference = differenceToOracle(loan);
    if (!difference) continue;
    different += 1;
    if (different <= 10) console.error(JSON.stringify(loan), difference);
  }
  return {
    title: 'Instalments against a decimal oracle',
    note: `Random loans of 1 million to 50 billion rupiah over 1 to 30 years, with one to four rates and a floating one, seed ${SEED}. Each instalment, each month and the sum of the principal are compared.`,
    rows: [{ name: 'random loans', values: { cases: CASES, different } }],
    budgets: [{ name: 'loans that differ', value: different, limit: 0, unit: 'loans' }],
  };
}

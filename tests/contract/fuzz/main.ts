import { attack } from './attack.ts';

/** `npm run fuzz [-- --count 100000 --seed 1]` renders many random documents and names the ones that do harm. */
export async function main(args: string[]): Promise<number> {
  const option = (name: string, otherwise: number) =>
    args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
  const count = option('--count', 100_000);
  const seed = option('--seed', 1);
  const start = Date.now();
  const findings = attack(seed, count, (done) => {
    if (done % 10_000 === 0) console.log(`${done} documents, ${Math.round((Date.now() - start) / 1000)} s`);
  });
  for (const finding of findings.slice(0, 20)) console.log(`seed ${finding.seed}: ${finding.harm}`);
  const first = findings[0];
  if (first) console.log(JSON.stringify(first.document, null, 2).slice(0, 6000));
  console.log(`${count} documents from seed ${seed}: ${findings.length} did harm.`);
  return findings.length ? 1 : 0;
}

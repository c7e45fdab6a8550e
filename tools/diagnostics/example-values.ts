/** Placeholder values of a new page. No backend, person or file matches them. */
export const exampleValues = {
  projectId: 'CONTOH',
  superleadsId: 'SL-CONTOH',
  telesales: '6281234567890',
  brochureUrl: 'https://example.co.id/brosur.pdf',
} as const;

/** Ids that appear together in our tutorials, and in what `new` wrote before it wrote `CONTOH`. */
export const examplePairs: readonly { readonly id: string; readonly superleadsId: string }[] = [
  { id: '1042', superleadsId: 'SL-2231' },
  { id: '2001', superleadsId: 'SL-2001' },
  { id: '1', superleadsId: exampleValues.superleadsId },
];

/** The project of pages that only show widgets, clearly not a real one. */
export const sampleProject = {
  id: '7700',
  name: 'Kavling Contoh',
  superleadsId: 'SL-7700',
  telesalesNumber: '6281190019001',
} as const;

/** The list of their homes, in the folder of the examples. */
export const sampleUnits = { source: 'units.csv' } as const;

/** Their brochure. */
export const sampleBrochure = 'https://kavling.example.co.id/brosur.pdf';

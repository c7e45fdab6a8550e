/** A page without errors, of sections with nine widgets each; every widget counts, including sections. */
export function largePage(size: number): object {
  const texts = Array.from({ length: 8 }, (_, i) => ({
    type: 'text',
    content: [`Paragraf ${i} tentang rumah.`],
  }));
  return {
    version: 1,
    template: 'page-builder',
    seo: { title: 'Besar', description: 'Halaman besar.', noindex: true },
    project: { id: '1', name: 'Besar', superleadsId: '1', telesalesNumber: '6281234567890' },
    sections: Array.from({ length: size / 10 }, (_, i) => ({
      type: 'section',
      id: `bagian-${i}`,
      children: [{ type: 'heading', text: 'Rumah di tepi danau', level: i === 0 ? 1 : 2 }, ...texts],
    })),
  };
}

/** The value below which a share of the values is, in per cent. */
export function percentile(values: readonly number[], share: number): number {
  const at = Math.min(values.length - 1, Math.floor((values.length * share) / 100));
  return values.toSorted((a, b) => a - b)[at] ?? 0;
}

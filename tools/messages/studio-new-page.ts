import { inLanguages } from '../../src/lib/languages.ts';

/** Why the studio does not make a page: what it is, and what to do. */
export const newPageMessages = inLanguages({
  en: {
    nameless: { message: 'The page needs the name of its project.', fix: 'Write it in the first field.' },
    address: (slug: string, hint: string) => ({
      message: `"${slug}" cannot be the address of a page.`,
      fix: hint,
    }),
    taken: (slug: string) => ({
      message: `There is a page at the address "${slug}" already.`,
      fix: 'Choose another address.',
    }),
    phone: (number: string) => ({
      message: `"${number}" is not a complete phone number.`,
      fix: 'Write all of it, such as 0812 3456 7890, or leave it empty for now.',
    }),
  },
  id: {
    nameless: { message: 'Halaman perlu nama proyeknya.', fix: 'Tulis di kolom pertama.' },
    address: (slug, hint) => ({
      message: `"${slug}" tidak bisa menjadi alamat halaman.`,
      fix: hint,
    }),
    taken: (slug) => ({
      message: `Sudah ada halaman di alamat "${slug}".`,
      fix: 'Pilih alamat lain.',
    }),
    phone: (number) => ({
      message: `"${number}" bukan nomor telepon yang lengkap.`,
      fix: 'Tulis lengkap, misalnya 0812 3456 7890, atau kosongkan dulu.',
    }),
  },
});

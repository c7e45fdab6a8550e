import type { ListCode } from '../codes.ts';
import type { DiagnosticMessages, FindingText, Params } from './messages.ts';

const didYouMean = (p: Params, otherwise: string) =>
  p.suggestion ? `Maksudnya "${p.suggestion}"?` : otherwise;

/** By the faults of a whole list. */
const LIST_FAULTS: Readonly<Record<string, (p: Params) => FindingText>> = {
  missing: (p) => ({
    message: `Daftar unit "${p.name}" tidak ada di samping page.json.`,
    fix: p.suggestion
      ? `Di folder itu ada: ${p.suggestion}.`
      : 'Simpan daftarnya di sana sebagai units.csv atau units.xlsx.',
  }),
  empty: (p) => ({ message: `Daftar ${p.name} kosong.`, fix: 'Simpan lagi beserta barisnya.' }),
  large: (p) => ({
    message: `Daftar ${p.name} lebih dari 2 MB.`,
    fix: 'Hapus gambar dan lembar lain dari berkas itu.',
  }),
  'no-sheet': (p) => ({
    message: `${p.name} tidak punya lembar "${p.value}".`,
    fix: `Lembarnya: ${p.suggestion}. Tulis salah satunya di "sheet".`,
  }),
  kind: (p) => ({
    message: `${p.name} bukan CSV dan bukan Excel (.xlsx).`,
    fix: 'Simpan sebagai .xlsx atau CSV. Berkas .xls lama perlu disimpan ulang.',
  }),
  'no-columns': (p) => ({
    message: `Daftar ${p.name} tidak punya kolom untuk: ${p.column}. Kolomnya: ${p.value || 'tidak ada'}.`,
    fix: p.suggestion
      ? `Tulis di "columns" kolom mana yang dimaksud, misalnya "${p.suggestion}".`
      : 'Tulis judul kolom Anda di "columns". Judulnya ada di satu baris di atas unit.',
  }),
  'no-homes': (p) => ({
    message: `Daftar ${p.name} punya judul kolom, tetapi tidak ada unitnya.`,
    fix: 'Tambahkan satu baris per unit.',
  }),
  many: (p) => ({
    message: `Daftar ${p.name} berisi lebih dari ${p.value} unit.`,
    fix: 'Bagi ke beberapa halaman.',
  }),
  show: (p) => ({
    message: `Daftar ${p.name} tidak punya kolom "${p.value}" untuk ditampilkan.`,
    fix: didYouMean(p, 'Tulis judulnya persis seperti di daftar, atau hapus dari "show".'),
  }),
  unreachable: (p) => ({
    message: `Daftar yang dipublikasikan di ${p.name} tidak bisa dibuka${p.value ? `: ${p.value}` : ''}.`,
    fix: 'Buka alamatnya di jendela penyamaran. Lembarnya harus tampil tanpa masuk akun, dan alamatnya berakhiran output=csv.',
  }),
};

const shapeWithoutHome = (p: Params): FindingText => ({
  message: `Denah punya bidang untuk "${p.code}", yang tidak ada di ${p.name}.`,
  fix: didYouMean(p, 'Perbaiki kodenya, atau hapus bidangnya.'),
});

/** By the faults of a cell. */
const CELL_FAULTS: Readonly<Record<string, (p: Params) => FindingText>> = {
  repeated: (p) => ({
    message: `kode "${p.value}" juga ada di baris ${p.suggestion}`,
    fix: 'Beri tiap unit kodenya sendiri.',
  }),
  status: (p) => ({
    message: p.value ? `"${p.value}" bukan status yang dikenal` : 'statusnya kosong',
    fix: didYouMean(
      p,
      'Tulis tersedia, ditahan, dipesan, atau terjual, atau tambahkan kata Anda ke "statuses".',
    ),
  }),
  price: (p) => ({
    message: `"${p.value}" bukan harga unit dalam rupiah`,
    fix: didYouMean(p, 'Tulis 890000000, "Rp 890.000.000", "890 jt", atau "1,28 M".'),
  }),
  area: (p) => ({
    message: `"${p.value}" bukan luas dalam m²`,
    fix: didYouMean(p, 'Tulis angka, misalnya 72.'),
  }),
  corner: (p) => ({ message: `"${p.value}" bukan ya atau tidak`, fix: 'Tulis ya atau tidak.' }),
  moment: (p) => ({
    message: `"${p.value}" bukan tanggal`,
    fix: didYouMean(p, 'Tulis 2026-11-12 17:00 atau 12-Nov-2026.'),
  }),
  code: (p) => ({
    message: p.value ? `"${p.value}" bukan kode unit` : 'kodenya kosong',
    fix: /^\d{4}-\d\d-\d\d$/.test(p.value ?? '')
      ? 'Program lembar kerja mengubah kodenya menjadi tanggal. Jadikan kolomnya teks, lalu tulis lagi kodenya.'
      : 'Tulis kode unitnya, misalnya A-12.',
  }),
  type: (p) => ({
    message: 'tipenya kosong',
    fix: didYouMean(p, 'Tulis nama tipe unitnya, misalnya Tipe 60.'),
  }),
};

const cellFault = (p: Params): FindingText => {
  const { message, fix } = CELL_FAULTS[p.fault ?? '']?.(p) ?? {
    message: `"${p.value}" tidak bisa ditampilkan`,
    fix: didYouMean(p, 'Tulis tanpa rumus dan tanpa tanda < dan >, paling banyak 120 huruf.'),
  };
  return { message: `${p.name}, baris ${p.row}, kolom "${p.column}" (${p.cell}): ${message}.`, fix };
};

const DIFFERENCES: Readonly<Record<string, (p: Params) => FindingText>> = {
  home: (p) => ({
    message: `${p.count} unit di ${p.name} belum punya bidang di denah: ${p.codes}.`,
    fix: 'Gambar bidangnya. Sebelum itu, unitnya hanya ada di daftar di samping denah.',
  }),
  tower: (p) => ({
    message: `${p.count} unit di ${p.name} belum punya tempat di menara: ${p.codes}.`,
    fix: 'Tulis kode seperti 12-03, masing-masing satu kali, atau sebut kolom lantai dan posisinya di "floors" dan "stacks", serta di "show" pada project.units. Sebelum itu, unitnya hanya ada di daftar di bawah.',
  }),
};

/** Indonesian: the list of homes. */
export const indonesianList: Pick<DiagnosticMessages['findings'], ListCode> = {
  KV420: (p) =>
    LIST_FAULTS[p.fault ?? '']?.(p) ?? {
      message: `Daftar ${p.name} rusak.`,
      fix: 'Buka di program lembar kerja Anda, lalu simpan lagi sebagai .xlsx atau CSV.',
    },
  KV421: cellFault,
  KV422: (p) => ({
    message: `${p.count} unit yang tersedia belum punya harga di ${p.name}: ${p.codes}.`,
    fix: 'Isi harganya. Sebelum itu, halaman menulis harga sesuai permintaan.',
  }),
  KV423: (p) => ({
    message: `Daftar ${p.name} terakhir diubah ${p.days} hari lalu.`,
    fix: 'Minta yang baru ke tim penjualan. "maxAge" mengatur setelah berapa hari peringatan ini muncul.',
  }),
  KV424: (p) => ({
    message: `Tidak ada unit ${p.kind === 'phase' ? 'di tahap' : 'bertipe'} "${p.type}" di ${p.name}.`,
    fix: p.suggestion
      ? `Maksudnya "${p.suggestion}"?`
      : `${p.kind === 'phase' ? 'Tahap' : 'Tipe'} di daftar: ${p.types || '–'}.`,
  }),
  KV425: (p) => ({
    message: `"${p.found}" bertentangan dengan daftar ${p.name}: seharusnya ${p.right}.`,
    fix: `Tulis ${p.token}. Halaman lalu selalu menampilkan angka dari daftar.`,
  }),
  KV426: (p) => ({
    message: p.type
      ? `${p.token} tidak bisa diisi: tidak ada unit bertipe "${p.type}" di daftar.`
      : `${p.token} tidak bisa diisi karena halaman ini tidak punya daftar unit.`,
    fix: p.type
      ? didYouMean(p, 'Tulis nama tipenya seperti di daftar.')
      : 'Tulis daftarnya di project.units: { "source": "units.csv" }',
  }),
  KV427: (p) => ({
    message: `Daftar yang dipublikasikan di ${p.name} tidak bisa dipakai: ${p.reason} Halaman memakai daftar ${p.days} hari lalu.`,
    fix: 'Perbaiki lembarnya. Halaman akan mengikutinya lagi dengan sendirinya.',
  }),
  KV428: (p) => (DIFFERENCES[p.kind ?? ''] ?? shapeWithoutHome)(p),
};

/** Why, for `kavling explain`. */
export const indonesianListWhy: Pick<DiagnosticMessages['explain'], ListCode> = {
  KV420: {
    title: 'Daftar unit tidak bisa dibaca',
    why: 'Harga, sisa unit, kartu, pencari unit, dan denah mengikuti daftar. Tanpa daftar, halaman menjanjikan unit yang tidak bisa diperiksa.',
  },
  KV421: {
    title: 'Satu sel daftar tidak bisa dibaca',
    why: 'Kavling tidak menebak harga dan status: kalau salah, itu penawaran yang tidak bisa dipenuhi tim penjualan.',
  },
  KV422: {
    title: 'Unit tersedia tanpa harga',
    why: 'Pengunjung membandingkan harga lebih dulu, dan pergi kalau tidak ada.',
  },
  KV423: { title: 'Daftar unit sudah lama', why: 'Pengunjung menanyakan unit yang sudah terjual.' },
  KV424: {
    title: 'Tipe unit atau tahap yang tidak ada di daftar',
    why: 'Harga dan sisa unitnya tidak bisa mengikuti daftar. Biasanya namanya ditulis dengan dua cara.',
  },
  KV425: {
    title: 'Kalimat yang bertentangan dengan daftar',
    why: 'Pengunjung melihat dua harga atau dua jumlah unit di satu halaman, lalu tidak percaya keduanya.',
  },
  KV426: { title: 'Angka yang tidak bisa diisi', why: 'Pengunjung akan melihat kode dalam kurung.' },
  KV427: {
    title: 'Daftar yang dipublikasikan tidak bisa dipakai',
    why: 'Daftar yang rusak tidak pernah menggantikan yang baik: halaman memakai daftar baik terakhir sampai lembarnya benar lagi.',
  },
  KV428: {
    title: 'Denah dan daftar berbeda',
    why: 'Bidang tanpa unit tidak punya status, dan unit tanpa bidang tidak bisa dicari di denah.',
  },
};

import type { PageCode } from '../codes.ts';
import { drawingTextOf } from './drawings.ts';
import type { DiagnosticMessages } from './messages.ts';

const bank = (name: string) => ({
  what: `Penawaran "${name}"`,
  fix: 'Minta penawaran baru ke bank, lalu tulis bunganya dan hari terakhirnya di "validUntil". Setelah berakhir, halaman tidak menghitungnya lagi.',
});

const OFFERS: Readonly<Record<string, typeof bank> & { bank: typeof bank }> = {
  bank,
  rule: (name) => ({
    what: `Aturan pajak "${name}"`,
    fix: 'Tulis aturan penggantinya di "own". Tanpa itu, halaman menghitung pajak penuh setelah aturan ini berakhir.',
  }),
  phase: (name) => ({
    what: `Tahap penjualan terakhir${name && ` "${name}"`}`,
    fix: 'Tambahkan tahap berikutnya, atau tulis hari terakhir yang lebih lambat. Setelah berakhir, daftar harga tidak menampilkan harga.',
  }),
};

/** Indonesian: what a page as a whole, and the files beside it, must keep. */
export const indonesianPage: Pick<DiagnosticMessages['findings'], PageCode> = {
  KV330: (p) => ({
    message: `"${p.value}" masih nilai contoh.`,
    fix: 'Ganti dengan data Anda. Sebelum diganti, halaman tidak bisa di-build.',
  }),
  KV331: (p) => ({
    message: `${p.other} juga memakai id proyek "${p.id}", tetapi ${p.key}-nya "${p.theirs}", bukan "${p.own}".`,
    fix: 'Halaman dari proyek yang sama harus punya "project" yang sama. Kalau proyeknya berbeda, beri id masing-masing.',
  }),
  KV214: (p) => ({
    message: `"${p.key}" harus berupa angka, bukan tautan peta.`,
    fix: p.latitude
      ? `Tautan itu menunjuk ke "latitude": ${p.latitude}, "longitude": ${p.longitude}. Pakai angka ini.`
      : 'Buka tautannya di browser. Dua angka setelah @ di alamatnya adalah latitude dan longitude.',
  }),
  KV332: (p) =>
    p.kind === 'break'
      ? {
          message: 'Teks ini berisi baris baru, yang akan tampil sebagai spasi.',
          fix: 'Tulis tiap paragraf sebagai teks terpisah.',
        }
      : {
          message: `"${p.found}" akan tampil apa adanya ke pengunjung.`,
          fix:
            p.kind === 'character'
              ? 'Tulis karakternya langsung, atau spasi biasa.'
              : 'Hapus. Di "content", { "text": "…", "bold": true } menjadi tebal dan { "text": "…", "link": "…" } menjadi tautan.',
        },
  KV333: (p) => ({
    message: `Widget "${p.type}" ditaruh langsung di "sections".`,
    fix: 'Masukkan ke dalam section, yang mengatur jarak, lebar, dan warnanya: { "type": "section", "children": [ … ] }',
  }),
  KV334: () => ({
    message: 'Klik pada tautan WhatsApp ini tidak tercatat sebagai lead.',
    fix: 'Pakai { "type": "lead-button", "kind": "whatsapp" }: proyek dan nomor sales-nya terisi otomatis.',
  }),
  KV335: (p) => ({
    message: `Hitung mundur ini sudah berakhir pada ${p.until}.`,
    fix: 'Atur tanggal akhir yang baru, atau hapus hitung mundurnya.',
  }),
  KV336: (p) => ({
    message: `Widget "${p.type}" ini kosong.`,
    fix: `Tambahkan widget ke "${p.slot}", atau hapus widget ini. Pengunjung hanya akan melihat ruang kosong.`,
  }),
  KV337: (p) => ({
    message: `Widget ini berada di dalam ${p.limit} widget lain.`,
    fix: 'Kurangi widget di luarnya. Di ponsel sudah tidak ada ruang lagi.',
  }),
  KV338: (p) => ({
    message: 'Di sini editor mencari bantuan di dalam paket, yang tidak tahu tambahan dari situs Anda.',
    fix: `Tulis "${p.value}".`,
  }),
  KV340: (p) => {
    const { what, fix } = (OFFERS[p.kind ?? ''] ?? OFFERS.bank)(p.name ?? '');
    const until = p.days === '0' ? 'hari ini' : `pada ${p.until}, ${p.days} hari lagi`;
    return {
      message: p.days ? `${what} berakhir ${until}.` : `${what} sudah berakhir pada ${p.until}.`,
      fix,
    };
  },
  KV341: (p) => ({
    message: `Ini masih teks contoh: "${p.value}"`,
    fix: 'Tulis yang benar untuk proyek ini. Kalau memang sudah benar, masukkan ke settings.keptSamples.',
  }),
  KV410: (p) => ({
    message: `Halaman tidak boleh bernama "${p.slug}": alamat /${p.slug}/ dipakai oleh Kavling sendiri.`,
    fix: 'Ganti nama folder halaman ini.',
  }),
  KV411: (p) => {
    if (p.problem === 'empty')
      return { message: `Berkas "${p.src}" kosong.`, fix: 'Salin ulang ke folder page.json.' };
    if (p.problem === 'heavy')
      return {
        message: `Gambar "${p.src}" terlalu lama dibaca, atau terlalu banyak memakan memori.`,
        fix: 'Simpan lebih kecil dan sederhana: foto maksimal selebar 4.000 piksel, gambar SVG dengan lebih sedikit efek atau sebagai PNG.',
      };
    return {
      message: `Gambar "${p.src}" tidak bisa dibaca. Mungkin rusak, atau memang bukan gambar.`,
      fix: 'Simpan ulang sebagai JPEG, PNG, WebP, atau SVG. Mengganti nama tidak mengubah isi berkas.',
    };
  },
  KV412: (p) => ({
    message: `Gambar "${p.src}" terlalu besar: ${p.width} x ${p.height} piksel.`,
    fix: 'Perkecil hingga lebarnya maksimal 4.000 piksel dan tingginya maksimal sepuluh kali lebarnya.',
  }),
  KV413: (p) => ({
    message: `"${p.src}" adalah tautan ke halaman web yang menampilkan gambar, bukan ke gambarnya.`,
    fix: 'Unduh gambarnya, taruh di folder page.json, lalu tulis nama berkasnya.',
  }),
  KV414: (p) => ({
    message: `Lebar gambar "${p.src}" hanya ${p.width} piksel, jadi akan terlihat buram di sini pada layar tajam.`,
    fix: `Pakai gambar dengan lebar minimal ${p.least} piksel.`,
  }),
  KV415: (p) => drawingTextOf('id', p),
  KV339: (p) => ({
    message: `Widget "${p.type}" tidak punya isi untuk ditampilkan.`,
    fix: `Isi ${p.keys}, atau hapus widget ini.`,
  }),
};

/** Why, for `kavling explain`. */
export const indonesianPageWhy: Pick<DiagnosticMessages['explain'], PageCode> = {
  KV330: {
    title: 'Nilai contoh belum diganti',
    why: 'Halaman baru berisi id, nomor, dan brosur contoh. Lead tidak akan sampai ke siapa pun, jadi `kavling build` menolak membuatnya.',
  },
  KV331: {
    title: 'Dua proyek dengan satu id',
    why: 'Backend membedakan proyek dari id-nya. Lead dari satu halaman bisa masuk ke tim halaman lain.',
  },
  KV214: {
    title: 'Tautan peta, bukan angka',
    why: 'Peta butuh dua angka, yang ada di tautan Google Maps yang panjang. Buka tautan pendek untuk mendapatkan yang panjang.',
  },
  KV332: {
    title: 'HTML atau Markdown di dalam teks',
    why: 'Teks tampil persis seperti yang Anda tulis, supaya tidak bisa merusak halaman. Tag dan simbolnya akan ikut terlihat.',
  },
  KV333: {
    title: 'Widget di luar section',
    why: 'Section mengatur jarak, lebar, dan warna widget, sekaligus menjadi tujuan tautan.',
  },
  KV334: {
    title: 'Tautan WhatsApp yang tidak tercatat',
    why: 'Tautan biasa memang membuka chat, tetapi lead tidak tersimpan, sumber iklannya hilang, dan sales tidak dipilihkan.',
  },
  KV335: { title: 'Hitung mundur sudah lewat', why: 'Pengunjung melihat bahwa promonya sudah berakhir.' },
  KV336: { title: 'Widget kosong', why: 'Pengunjung hanya melihat ruang kosong.' },
  KV337: {
    title: 'Widget terlalu bertumpuk',
    why: 'Setiap tingkat memakan lebar. Setelah beberapa tingkat, ruang di ponsel sudah habis.',
  },
  KV338: {
    title: 'Skema dari paket, bukan dari situs',
    why: 'Editor menandai widget, preset, ikon, dan font milik situs Anda sebagai kesalahan. Skema di .kavling/ mengenalnya.',
  },
  KV339: {
    title: 'Widget tanpa satu pun isinya',
    why: 'Pengunjung hanya melihat gambar yang tidak bisa dipakai.',
  },
  KV340: {
    title: 'Penawaran, aturan pajak, atau tahap penjualan yang berakhir',
    why: 'Setelah hari terakhirnya, halaman tidak menghitungnya lagi, sehingga cicilan, biaya, atau harga berubah dalam semalam. Peringatan muncul 14 hari sebelumnya.',
  },
  KV341: {
    title: 'Teks contoh',
    why: 'Bagian siap pakai dan widget baru memperlihatkan proyek rekaan. Pengunjung akan mengira harga, ukuran, tanggal, dan janjinya milik Anda.',
  },
  KV410: {
    title: 'Nama yang sudah dipakai',
    why: 'Beberapa alamat dipakai Kavling sendiri untuk skrip, lead, desk, dan pengecekan server. Halaman di sana tidak bisa dibuka.',
  },
  KV411: {
    title: 'Berkas yang tidak bisa dipakai',
    why: 'Pengunjung akan melihat ruang kosong. Biasanya unduhannya terputus, atau berkas .heic atau .pdf diganti namanya menjadi .jpg.',
  },
  KV412: {
    title: 'Gambar dengan terlalu banyak piksel',
    why: 'Tidak ada layar sebesar itu, dan gambar seukuran ini tidak bisa diubah ke format untuk browser.',
  },
  KV413: {
    title: 'Tautan ke halaman web, bukan gambar',
    why: 'Tautan Drive, Dropbox, atau Google Foto membuka halaman web yang memuat gambar. Browser tidak bisa menampilkannya sebagai gambar.',
  },
  KV414: {
    title: 'Gambar terlalu kecil',
    why: 'Gambar yang diperbesar terlihat buram, terutama di ponsel dengan layar tajam.',
  },
  KV415: {
    title: 'Gambar SVG yang tidak bisa dipakai',
    why: 'SVG adalah dokumen: bisa menjalankan skrip, memuat berkas lain, dan menggambar satu bentuk sejuta kali. Kavling hanya menerima bagian yang menggambar. Catatan dari editor seperti Inkscape dan Illustrator tidak masalah.',
  },
};

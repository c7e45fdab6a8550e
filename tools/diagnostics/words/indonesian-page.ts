import type { PageCode } from './page-codes.ts';
import type { Words } from './words.ts';

/** Indonesian: what a page as a whole, and the files beside it, must keep. */
export const indonesianPage: Pick<Words['say'], PageCode> = {
  KV330: (p) => ({
    message: `"${p.value}" masih nilai contoh.`,
    fix: 'Isi dengan milik Anda; sebelum itu halaman tidak bisa di-build.',
  }),
  KV331: (p) => ({
    message: `${p.other} juga memakai id proyek "${p.id}", tetapi ${p.key}-nya "${p.theirs}", bukan "${p.own}".`,
    fix: 'Halaman dari satu proyek harus sama isi "project"-nya; proyek lain perlu id sendiri.',
  }),
  KV410: (p) => ({
    message: `Halaman tidak boleh bernama "${p.slug}": alamat /${p.slug}/ sudah dipakai sistem.`,
    fix: 'Ganti nama folder halaman ini.',
  }),
  KV411: (p) =>
    p.problem === 'empty'
      ? { message: `Berkas "${p.src}" kosong.`, fix: 'Salin lagi ke samping page.json.' }
      : {
          message: `Gambar "${p.src}" tidak bisa dibaca: rusak, atau bukan gambar.`,
          fix: 'Simpan ulang sebagai JPEG, PNG, WebP, atau SVG. Mengganti nama tidak mengubah isi berkas.',
        },
  KV412: (p) => ({
    message: `Gambar "${p.src}" terlalu besar: ${p.width} x ${p.height} piksel.`,
    fix: 'Simpan dengan lebar paling banyak 4.000 piksel, dan tinggi paling banyak sepuluh kali lebarnya.',
  }),
  KV413: (p) => ({
    message: `"${p.src}" adalah alamat halaman yang menampilkan gambar, bukan gambarnya.`,
    fix: 'Unduh gambarnya, taruh di samping page.json, lalu tulis nama berkasnya.',
  }),
  KV414: (p) => ({
    message: `Lebar gambar "${p.src}" ${p.width} piksel; di sini tampil lebih besar dan terlihat buram.`,
    fix: `Pakai gambar dengan lebar minimal ${p.least} piksel.`,
  }),
};

/** Why, for `kavling explain`. */
export const indonesianPageWhy: Pick<Words['explain'], PageCode> = {
  KV330: {
    title: 'Nilai contoh belum diganti',
    why: 'Halaman baru berisi id, nomor, dan brosur contoh. Lead tidak akan sampai ke siapa pun, jadi `kavling build` menolaknya.',
  },
  KV331: {
    title: 'Dua proyek dengan satu id',
    why: 'Backend membedakan proyek dari id-nya: lead dari satu halaman akan masuk ke tim halaman lain.',
  },
  KV410: {
    title: 'Nama yang sudah dipakai',
    why: 'Skrip, lead, desk, dan pemeriksaan server punya alamat sendiri; halaman di sana tidak bisa dibuka.',
  },
  KV411: {
    title: 'Berkas yang tidak bisa dipakai',
    why: 'Pengunjung akan melihat ruang kosong. Biasanya unduhan terputus, atau .heic atau .pdf diganti nama menjadi .jpg.',
  },
  KV412: {
    title: 'Gambar dengan terlalu banyak piksel',
    why: 'Tidak ada layar sebesar itu, dan gambar seukuran ini tidak bisa diubah ke format yang diterima browser.',
  },
  KV413: {
    title: 'Halaman, bukan gambar',
    why: 'Drive, Dropbox, dan Google Foto membagikan halaman di sekitar gambar. Browser tidak bisa menampilkannya sebagai gambar.',
  },
  KV414: {
    title: 'Gambar terlalu kecil',
    why: 'Gambar yang diregangkan terlihat buram, terutama di ponsel berlayar tajam.',
  },
};

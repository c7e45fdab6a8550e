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
  KV214: (p) => ({
    message: `"${p.key}" harus angka; ini tautan peta.`,
    fix: p.latitude
      ? `Lokasi tautan itu "latitude": ${p.latitude}, "longitude": ${p.longitude}.`
      : 'Buka tautannya di browser: dua angka setelah @ di alamatnya adalah latitude dan longitude.',
  }),
  KV332: (p) =>
    p.kind === 'break'
      ? {
          message: 'Ganti baris di teks ini tampil sebagai spasi.',
          fix: 'Tulis paragraf baru sebagai teks sendiri.',
        }
      : {
          message: `Pengunjung akan membaca "${p.found}" apa adanya: teks ditulis polos.`,
          fix:
            p.kind === 'character'
              ? 'Tulis karakternya langsung, atau spasi biasa.'
              : 'Hapus. Di "content", { "text": "…", "bold": true } menjadi tebal dan { "text": "…", "link": "…" } menjadi tautan.',
        },
  KV333: (p) => ({
    message: `Widget "${p.type}" ini langsung berada di "sections".`,
    fix: 'Masukkan ke dalam section, yang memberinya jarak, lebar, dan warna: { "type": "section", "children": [ … ] }',
  }),
  KV334: () => ({
    message: 'Klik pada tautan WhatsApp ini tidak tercatat sebagai lead.',
    fix: 'Pakai { "type": "lead-button", "kind": "whatsapp" }: tombol itu tahu proyek dan nomor sales-nya.',
  }),
  KV335: (p) => ({
    message: `Hitung mundur ini sudah berakhir pada ${p.until}.`,
    fix: 'Beri waktu akhir yang baru, atau hapus.',
  }),
  KV336: (p) => ({
    message: `Widget "${p.type}" ini kosong.`,
    fix: `Isi "${p.slot}", atau hapus: pengunjung hanya akan melihat ruang kosong.`,
  }),
  KV337: (p) => ({
    message: `Widget ini berada di dalam ${p.limit} widget lain.`,
    fix: 'Keluarkan widget dari dalam widget lain; di ponsel tidak ada lagi tempat yang tersisa.',
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
  KV214: {
    title: 'Tautan peta, bukan angka',
    why: 'Peta butuh dua angka. Tautan Google Maps yang panjang memuatnya; tautan pendek mengarah ke yang panjang.',
  },
  KV332: {
    title: 'HTML atau Markdown di dalam teks',
    why: 'Teks ditampilkan persis seperti ditulis, supaya isinya tidak bisa merusak halaman. Tandanya akan terbaca.',
  },
  KV333: {
    title: 'Widget di luar section',
    why: 'Section memberi widget jarak dan lebar, serta memberi halaman tujuan tautan dan warna.',
  },
  KV334: {
    title: 'Tautan WhatsApp yang tidak tercatat',
    why: 'Tautan biasa membuka chat, tetapi lead tidak tersimpan, asal iklan hilang, dan sales tidak dipilih.',
  },
  KV335: { title: 'Hitung mundur sudah lewat', why: 'Pengunjung membaca bahwa promonya sudah berakhir.' },
  KV336: { title: 'Ada yang kosong', why: 'Pengunjung melihat ruang tanpa isi.' },
  KV337: {
    title: 'Widget terlalu dalam',
    why: 'Setiap tingkat mengambil lebar; setelah beberapa tingkat, tidak ada yang terbaca di ponsel.',
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

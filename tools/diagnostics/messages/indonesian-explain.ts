import { indonesianListWhy } from './indonesian-list.ts';
import { indonesianPageWhy } from './indonesian-page.ts';
import { indonesianSiteWhy } from './indonesian-site.ts';
import type { DiagnosticMessages } from './messages.ts';

/** Penjelasan tiap kode untuk `kavling explain`. */
export const explanations: DiagnosticMessages['explain'] = {
  ...indonesianPageWhy,
  ...indonesianListWhy,
  ...indonesianSiteWhy,
  KV101: {
    title: 'Berkas tidak dapat dibaca',
    why: 'Berkasnya tidak ada, ternyata folder, atau Anda tidak punya izin untuk membukanya.',
  },
  KV102: {
    title: 'Berkas kosong',
    why: 'Halaman minimal berisi version, template, seo, project, dan sections.',
  },
  KV103: {
    title: 'Bukan berkas teks',
    why: 'Halaman harus berupa teks UTF-8. Berkas ini berisi data lain atau memakai encoding lain.',
  },
  KV104: {
    title: 'Berkas terlalu besar',
    why: 'Halaman yang besar lambat dibuka dan diedit. Biasanya karena ada gambar yang ditempel ke dalam teks.',
  },
  KV105: {
    title: 'Terlalu banyak tingkat',
    why: 'Widget yang bertumpuk terlalu dalam sulit diikuti di berkas dan tidak muat di ponsel.',
  },
  KV106: {
    title: 'Byte-order mark (BOM)',
    why: 'Beberapa program menaruh karakter tak terlihat di awal berkas, dan program lain gagal membacanya.',
  },
  KV111: {
    title: 'Tanda kutip lengkung',
    why: 'Word dan aplikasi chat mengubah " menjadi “ dan ”. JSON hanya menerima ".',
  },
  KV112: {
    title: 'Koma berlebih',
    why: 'Koma berarti masih ada isi berikutnya, jadi isi terakhir tidak diberi koma.',
  },
  KV113: { title: 'Koma kurang', why: 'Isi daftar dan kelompok dipisahkan dengan koma.' },
  KV114: {
    title: 'Kunci ditulis dua kali',
    why: 'Yang dipakai hanya yang terakhir, jadi yang pertama tidak berpengaruh.',
  },
  KV115: {
    title: 'Komentar',
    why: 'JSON tidak menerima komentar, jadi program yang membaca halaman akan gagal.',
  },
  KV116: { title: 'Kutip tunggal', why: 'JSON hanya menerima kutip ganda.' },
  KV117: { title: 'Teks tanpa penutup', why: 'Setiap teks diawali dan diakhiri " pada baris yang sama.' },
  KV118: {
    title: 'Sesuatu yang tidak terduga',
    why: 'JSON tidak menerima huruf atau kata ini di sini. Sering kali karena tanda kutipnya kurang.',
  },
  KV119: { title: 'Kurung tidak ditutup', why: 'Setiap { harus ditutup }, dan setiap [ harus ditutup ].' },
  KV120: { title: 'Titik dua kurang', why: 'Di antara kunci dan nilainya ada titik dua.' },
  KV121: {
    title: 'Karakter yang tidak boleh ada di dalam teks',
    why: 'Teks JSON tidak boleh berisi tab, karakter kendali, atau satu garis miring terbalik saja.',
  },
  KV122: {
    title: 'Karakter tak terlihat',
    why: 'Teks dari chat dan dokumen bisa berisi spasi khusus. Terlihat seperti spasi biasa, tetapi JSON tidak menerimanya.',
  },
  KV123: {
    title: 'Tanda kutip di dalam teks',
    why: 'Tanda " biasa menutup teks. Untuk menampilkan kutip, tulis \\" atau pakai kutip lengkung: “ ”.',
  },
  KV201: {
    title: 'Kunci tidak dikenal',
    why: 'Kavling tidak memakai kunci ini, jadi tidak ada pengaruhnya. Biasanya karena salah ketik.',
  },
  KV202: {
    title: 'Kunci belum ada',
    why: 'Tanpa kunci ini, bagian tersebut tidak bisa tampil, atau leads tidak sampai ke siapa pun.',
  },
  KV203: {
    title: 'Jenis nilai salah',
    why: 'Teks ditulis dalam kutip ganda. Angka, true, dan false tanpa kutip.',
  },
  KV204: { title: 'Bukan salah satu pilihan', why: 'Kunci ini hanya menerima nilai dari daftar pilihannya.' },
  KV205: {
    title: 'Widget tidak dikenal',
    why: 'Halaman hanya bisa berisi widget yang ada. Lihat semuanya: kavling widgets',
  },
  KV206: {
    title: 'Widget tanpa type',
    why: '"type" menentukan widget apa yang tampil. Tanpa itu, tidak ada yang muncul.',
  },
  KV207: {
    title: 'Teks terlalu pendek',
    why: 'Judul atau label kosong membingungkan pengunjung, mesin pencari, dan pembaca layar.',
  },
  KV208: {
    title: 'Teks terlalu panjang',
    why: 'Teks yang lebih panjang akan terpotong atau merusak tampilan.',
  },
  KV209: { title: 'Angka di luar batas', why: 'Pengaturan ini hanya berfungsi di dalam batas tersebut.' },
  KV210: {
    title: 'Isi terlalu sedikit atau terlalu banyak',
    why: 'Widget ini hanya berfungsi dengan jumlah isi tersebut.',
  },
  KV211: {
    title: 'Format salah',
    why: 'Warna, tautan, id, dan alamat punya format masing-masing.',
  },
  KV212: { title: 'Isi yang sama dua kali', why: 'Setiap isi hanya boleh muncul satu kali.' },
  KV213: {
    title: 'Nama terlarang',
    why: 'Nama ini punya arti khusus di JavaScript, jadi tidak bisa dipakai di halaman.',
  },
  KV301: { title: 'Id dipakai dua kali', why: 'Tautan ke id ini selalu menuju ke yang pertama.' },
  KV302: { title: 'Tautan tanpa tujuan', why: 'Tidak terjadi apa-apa saat pengunjung mengekliknya.' },
  KV303: {
    title: 'Tidak ada judul utama',
    why: 'Mesin pencari dan pembaca layar memakai heading tingkat 1 sebagai judul halaman.',
  },
  KV304: {
    title: 'Lebih dari satu judul utama',
    why: 'Kalau ada dua judul utama, tidak jelas halaman ini tentang apa.',
  },
  KV305: {
    title: 'Tingkat judul terlewati',
    why: 'Pengguna pembaca layar melompat dari judul ke judul. Tingkat yang terlewat terdengar seperti ada bagian yang hilang.',
  },
  KV306: {
    title: 'Kontras kurang',
    why: 'Teks perlu kontras minimal 4,5 agar terbaca di bawah sinar matahari atau oleh mata yang kurang awas (WCAG 2.2, 1.4.3).',
  },
  KV307: {
    title: 'Nomor telepon tidak lengkap',
    why: 'WhatsApp hanya terbuka kalau nomornya memakai kode negara 62 dan berisi 11 sampai 14 angka.',
  },
  KV308: {
    title: 'Video dari tempat lain',
    why: 'Kavling hanya menampilkan video dari YouTube, Vimeo, dan berkas video.',
  },
  KV309: {
    title: 'Shortcode tidak dikenal',
    why: 'Kavling hanya mengganti [project_name], [telesales_number], dan [sender_name].',
  },
  KV310: {
    title: 'Tombol brosur tanpa brosur',
    why: 'Pengunjung meninggalkan nomor dan tidak mendapat apa-apa.',
  },
  KV311: { title: 'Nomor telesales tidak lengkap', why: 'Leads akan terkirim ke nomor yang tidak ada.' },
  KV312: {
    title: 'OTP belum lengkap',
    why: 'Halaman tidak bisa menghubungi backend, atau backend tidak bisa membedakan panggilannya. Tidak ada leads yang masuk.',
  },
  KV322: {
    title: 'Id dari layanan lain',
    why: 'Setiap layanan punya format id sendiri. Dengan id lain, skripnya tidak jalan, jadi kunjungan dan leads tidak tercatat.',
  },
  KV321: {
    title: 'Id analitik tidak terpakai',
    why: 'Halaman mengirim data ke tag pengukuran atau ke tag manager, sesuai "trackerDestination". Kalau yang diisi hanya id jenis lain, tidak ada yang tercatat.',
  },
  KV320: {
    title: 'Id sudah dipakai halaman itu sendiri',
    why: 'Dua elemen akan memakai id yang sama, jadi tautan dan penampil foto bisa membuka yang salah.',
  },
  KV401: {
    title: 'Berkas tidak ada',
    why: 'Pengunjung akan melihat ruang kosong. Huruf besar dan kecil dibedakan: Hero.jpg bukan hero.jpg.',
  },
  KV402: {
    title: 'Gambar belum dijelaskan',
    why: 'Pembaca layar membacakan teks ini kepada orang yang tidak bisa melihat gambar. Mesin pencari juga memakainya.',
  },
  KV403: {
    title: 'Berkas di luar halaman',
    why: 'Semua yang dibutuhkan halaman ada di foldernya sendiri, supaya bisa dipindah dan di-build di mana saja.',
  },
  KV404: {
    title: 'Format gambar tidak didukung browser',
    why: 'Ekspor dulu foto ponsel (.heic) dan berkas desain (.psd, .ai) ke format lain.',
  },
  KV405: {
    title: 'Berkas yang tidak bisa diterbitkan',
    why: 'Di folder ini juga ada page.json, dan mungkin daftar harga atau catatan. Yang diterbitkan hanya yang untuk pengunjung.',
  },
  KV406: {
    title: 'Tautan ke luar folder',
    why: 'Tautan bisa menerbitkan berkas apa pun di komputer ini, dan akan putus kalau halamannya dipindah.',
  },
};

import { indonesianPageWhy } from './indonesian-page.ts';
import type { Words } from './words.ts';

/** Penjelasan tiap kode untuk `kavling explain`. */
export const explanations: Words['explain'] = {
  ...indonesianPageWhy,
  KV101: {
    title: 'Berkas tidak dapat dibaca',
    why: 'Berkas tidak ada, berupa folder, atau Anda tidak punya izin membukanya.',
  },
  KV102: {
    title: 'Berkas kosong',
    why: 'Halaman setidaknya berisi version, template, seo, project, dan sections.',
  },
  KV103: {
    title: 'Bukan berkas teks',
    why: 'Halaman adalah teks UTF-8. Berkas ini berisi data lain atau memakai penyandian lain.',
  },
  KV104: {
    title: 'Berkas terlalu besar',
    why: 'Halaman besar lambat dibuka. Biasanya ada gambar yang ditempel ke dalam teks.',
  },
  KV105: {
    title: 'Terlalu banyak tingkat',
    why: 'Widget di dalam widget di dalam widget sulit dibaca dan sulit ditampilkan di ponsel.',
  },
  KV106: {
    title: 'Tanda urutan bita (BOM)',
    why: 'Sebagian program menaruh tanda tak terlihat di awal berkas, dan program lain tersandung karenanya.',
  },
  KV111: {
    title: 'Tanda kutip lengkung',
    why: 'Pengolah kata dan aplikasi obrolan mengubah " menjadi “ dan ”. JSON hanya membaca ".',
  },
  KV112: {
    title: 'Koma berlebih',
    why: 'Koma berarti masih ada lanjutannya. Setelah isi terakhir tidak ada koma.',
  },
  KV113: { title: 'Koma kurang', why: 'Isi daftar dan kelompok dipisahkan dengan koma.' },
  KV114: {
    title: 'Kunci ditulis dua kali',
    why: 'Hanya yang terakhir berlaku, sehingga tulisan yang pertama hilang diam-diam.',
  },
  KV115: { title: 'Komentar', why: 'JSON tidak mengenal komentar.' },
  KV116: { title: 'Kutip tunggal', why: 'JSON hanya mengenal kutip ganda.' },
  KV117: { title: 'Teks tanpa penutup', why: 'Setiap teks diawali dan diakhiri " pada baris yang sama.' },
  KV118: {
    title: 'Sesuatu yang tidak terduga',
    why: 'Ada huruf atau kata di tempat yang tidak diizinkan; sering kali tanda kutipnya kurang.',
  },
  KV119: { title: 'Kurung tidak ditutup', why: 'Setiap { membutuhkan }, setiap [ membutuhkan ].' },
  KV120: { title: 'Titik dua kurang', why: 'Di antara kunci dan nilainya ada titik dua.' },
  KV121: {
    title: 'Karakter yang tidak boleh ada di dalam teks',
    why: 'Tab, karakter kendali, dan garis miring terbalik harus ditulis dengan cara lain.',
  },
  KV122: {
    title: 'Karakter tak terlihat',
    why: 'Obrolan dan dokumen memakai jenis spasi lain. Terlihat kosong, tetapi program berhenti di sana.',
  },
  KV123: {
    title: 'Tanda kutip di dalam teks',
    why: 'Tanda " biasa mengakhiri teks. Jika termasuk kalimat, tulis \\" atau pakai kutip lengkung: “ ”.',
  },
  KV201: {
    title: 'Kunci tidak dikenal',
    why: 'Kunci ini tidak dibaca siapa pun, jadi tidak ada pengaruhnya. Biasanya salah ketik.',
  },
  KV202: {
    title: 'Kunci belum ada',
    why: 'Tanpa kunci ini bagian tersebut tidak bisa tampil, atau prospek tidak sampai ke siapa pun.',
  },
  KV203: { title: 'Jenis nilai salah', why: 'Teks memakai kutip ganda; angka, true, dan false tanpa kutip.' },
  KV204: { title: 'Bukan salah satu pilihan', why: 'Kunci ini punya daftar nilai yang tetap.' },
  KV205: {
    title: 'Widget tidak dikenal',
    why: 'Halaman hanya bisa berisi widget yang ada. Lihat semuanya: kavling widgets',
  },
  KV206: {
    title: 'Widget tanpa type',
    why: '"type" menyebut widget apa ini; tanpanya tidak ada yang bisa ditampilkan.',
  },
  KV207: {
    title: 'Teks terlalu pendek',
    why: 'Judul atau label kosong membingungkan pengunjung, mesin pencari, dan pembaca layar.',
  },
  KV208: { title: 'Teks terlalu panjang', why: 'Teks akan terpotong atau merusak tata letak.' },
  KV209: { title: 'Angka di luar batas', why: 'Bagian ini hanya bekerja di antara batas tersebut.' },
  KV210: {
    title: 'Isi terlalu sedikit atau terlalu banyak',
    why: 'Bagian ini membutuhkan jumlah isi tersebut.',
  },
  KV211: {
    title: 'Bentuk penulisan salah',
    why: 'Warna, tautan, id, dan alamat ditulis dengan cara tertentu.',
  },
  KV212: { title: 'Isi yang sama dua kali', why: 'Setiap isi boleh ada satu kali.' },
  KV213: {
    title: 'Nama terlarang',
    why: 'Nama ini punya arti khusus bagi program dan tidak dipakai di halaman.',
  },
  KV301: { title: 'Id dipakai dua kali', why: 'Tautan ke id ini hanya menuju ke yang pertama.' },
  KV302: { title: 'Tautan tanpa tujuan', why: 'Kliknya tidak melakukan apa-apa.' },
  KV303: {
    title: 'Tidak ada judul utama',
    why: 'Mesin pencari dan pembaca layar memakai heading tingkat 1 sebagai judul halaman.',
  },
  KV304: {
    title: 'Lebih dari satu judul utama',
    why: 'Dengan dua judul utama tidak jelas halaman ini tentang apa.',
  },
  KV305: {
    title: 'Tingkat judul terlewati',
    why: 'Pengguna pembaca layar melompat dari judul ke judul; celah terdengar seperti ada bagian yang hilang.',
  },
  KV306: {
    title: 'Warna terlalu mirip',
    why: 'Teks perlu kontras 4,5 agar terbaca di bawah matahari (WCAG 2.2, 1.4.3).',
  },
  KV307: {
    title: 'Nomor telepon salah',
    why: 'Nomor memerlukan kode negara 62 dan 11 sampai 14 angka, kalau tidak WhatsApp tidak terbuka.',
  },
  KV308: { title: 'Video dari tempat lain', why: 'Hanya YouTube, Vimeo, dan berkas video yang ditampilkan.' },
  KV309: {
    title: 'Shortcode tidak dikenal',
    why: 'Hanya [project_name], [telesales_number], dan [sender_name] yang diisi.',
  },
  KV310: {
    title: 'Tombol brosur tanpa brosur',
    why: 'Pengunjung meninggalkan nomor dan tidak mendapat apa-apa.',
  },
  KV311: { title: 'Nomor telesales salah', why: 'Prospek akan dikirim ke nomor yang tidak ada.' },
  KV312: {
    title: 'OTP belum lengkap',
    why: 'Server tidak bisa membedakan atau menerima panggilan, sehingga tidak ada prospek yang masuk.',
  },
  KV322: {
    title: 'Id sebuah tag milik layanan lain',
    why: 'Setiap layanan punya bentuk id sendiri. Dengan id lain, skripnya tidak memuat apa pun, sehingga kunjungan dan lead tidak tercatat.',
  },
  KV321: {
    title: 'Id analitik tidak memuat apa pun',
    why: 'Halaman melapor ke tag pengukuran atau ke tag manager, sesuai "trackerDestination". Jika hanya ada id jenis lain, tidak ada yang tercatat.',
  },
  KV320: {
    title: 'Id sudah dipakai halaman itu sendiri',
    why: 'Dua hal di halaman akan memakai id yang sama, sehingga tautan dan penampil foto membuka yang salah.',
  },
  KV401: {
    title: 'Berkas tidak ada',
    why: 'Pengunjung melihat tempat kosong. Nama dibandingkan per huruf: Hero.jpg bukan hero.jpg.',
  },
  KV402: {
    title: 'Gambar belum dijelaskan',
    why: 'Orang yang tidak bisa melihat gambar mendengar teks ini, dan mesin pencari membacanya.',
  },
  KV403: {
    title: 'Berkas di luar halaman',
    why: 'Semua yang dibutuhkan halaman ada di foldernya, agar bisa dipindah dan dibangun di mana saja.',
  },
  KV404: {
    title: 'Format gambar tidak didukung browser',
    why: 'Foto ponsel (.heic) dan berkas desain (.psd, .ai) harus diekspor dulu.',
  },
  KV405: {
    title: 'Berkas yang tidak diterbitkan',
    why: 'Daftar harga, catatan, dan page.json ada di folder yang sama. Hanya yang untuk pengunjung yang keluar.',
  },
  KV406: {
    title: 'Tautan ke luar folder',
    why: 'Lewat tautan, halaman bisa menerbitkan berkas apa pun di komputer ini, dan di tempat lain tautan itu putus.',
  },
};

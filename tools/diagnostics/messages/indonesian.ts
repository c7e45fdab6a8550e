import { schemaText } from '../../schema/schema-text.ts';
import { explanations } from './indonesian-explain.ts';
import { indonesianList } from './indonesian-list.ts';
import { indonesianPage } from './indonesian-page.ts';
import { indonesianSite } from './indonesian-site.ts';
import { type DiagnosticMessages, firstSentence, or, type Params } from './messages.ts';

const kinds: Record<string, string> = {
  string: 'teks di dalam kutip ganda',
  number: 'angka',
  integer: 'bilangan bulat',
  boolean: 'true atau false',
  array: 'daftar [ ]',
  object: 'kelompok { }',
  null: 'kosong (null)',
};
const kind = (name = '') =>
  name
    .split(',')
    .map((one) => kinds[one] ?? one)
    .join(' atau ');
const example = (p: Params, text = 'Contoh:') => (p.example ? `${text} ${p.example}` : '');
const named = (p: Params) =>
  p.index ? `Isi ke-${p.index} dari "${p.key}"` : p.key ? `"${p.key}"` : 'Halaman';
const inside = (p: Params) => (p.holder ? ` di ${p.holder}` : '');

/** Bahasa Indonesia. */
export const indonesian: DiagnosticMessages = {
  language: 'id',
  severity: { error: 'kesalahan', warning: 'peringatan' },
  explain: explanations,
  summary({ errors, warnings, files, arePages, mendable }) {
    const looked = `${files} ${arePages ? 'halaman' : 'file'}`;
    if (errors + warnings === 0) return `${looked} diperiksa, tidak ada yang perlu diperbaiki.`;
    const found = [errors && `${errors} kesalahan`, warnings && `${warnings} peringatan`].filter(Boolean);
    const hint = mendable ? ` ${mendable} bisa diperbaiki otomatis: kavling validate --fix` : '';
    return `${found.join(' dan ')} di ${looked}.${hint}`;
  },
  findings: {
    ...indonesianPage,
    ...indonesianList,
    ...indonesianSite,
    KV101: (p) => ({
      message: `Berkas ini tidak bisa dibaca: ${p.reason}.`,
      fix: 'Cek nama berkas dan izin aksesnya.',
    }),
    KV102: () => ({
      message: 'Berkas ini kosong.',
      fix: 'Buat halaman siap pakai: kavling new halaman-saya',
    }),
    KV103: () => ({
      message: 'Ini bukan berkas teks.',
      fix: 'Simpan halaman sebagai teks biasa (UTF-8). Gambar dan dokumen Word tidak bisa dipakai.',
    }),
    KV104: (p) => ({
      message: `Ukuran berkas ${p.size}; batasnya ${p.limit}.`,
      fix: 'Simpan gambar sebagai berkas terpisah di folder page.json, lalu tulis namanya di "src".',
    }),
    KV105: (p) => ({
      message: `Susunan kelompok dan daftar ini lebih dari ${p.limit} tingkat.`,
      fix: 'Keluarkan beberapa widget dari widget di luarnya. Halaman lengkap cukup sekitar 15 tingkat.',
    }),
    KV106: () => ({
      message: 'Di awal berkas ada karakter yang tidak terlihat (BOM).',
      fix: 'Simpan sebagai "UTF-8", bukan "UTF-8 with BOM".',
    }),
    KV111: () => ({
      message: 'Tanda kutip ini melengkung. JSON hanya menerima kutip lurus.',
      fix: 'Ganti “ dan ” dengan ". Pakai editor kode, karena Word dan sejenisnya otomatis melengkungkan kutip.',
    }),
    KV112: () => ({ message: 'Ada koma berlebih di sini.', fix: 'Hapus. Setelahnya tidak ada isi lagi.' }),
    KV113: () => ({
      message: 'Kurang koma setelah ini.',
      fix: 'Tambahkan koma di sini, sebelum isi berikutnya.',
    }),
    KV114: (p) => ({
      message: `"${p.key}" ditulis dua kali. Yang pertama ada di baris ${p.line}.`,
      fix: p.same
        ? 'Isinya sama: hapus salah satu.'
        : 'Yang dipakai hanya yang terakhir. Simpan yang benar, hapus yang lain.',
    }),
    KV115: () => ({
      message: 'Halaman tidak boleh berisi komentar.',
      fix: 'Hapus komentar ini, atau pindahkan ke berkas lain.',
    }),
    KV116: () => ({
      message: 'Teks harus memakai kutip ganda, bukan kutip tunggal.',
      fix: `Ganti ' di kedua ujungnya dengan ".`,
    }),
    KV117: () => ({
      message: 'Teks ini belum ditutup dengan tanda kutip.',
      fix: 'Tambahkan " di akhir teks. Satu teks harus dalam satu baris, jadi tulis tiap paragraf sebagai teks terpisah.',
    }),
    KV118: (p) => ({
      message: `${or(p.found && `"${p.found}"`, 'Ini')} tidak seharusnya ada di sini.`,
      fix: p.instead ? `Tulis ${p.instead}` : 'Hapus, atau lengkapi bagian sebelumnya.',
    }),
    KV119: (p) => ({
      message: `Kurung ${p.bracket} ini belum ditutup.`,
      fix: `Tambahkan ${p.bracket === '[' ? ']' : '}'} penutupnya.`,
    }),
    KV120: () => ({
      message: 'Kurang titik dua setelah kunci ini.',
      fix: 'Tulis "kunci": nilai, dengan titik dua di antaranya.',
    }),
    KV121: (p) => ({
      message: `${p.found === 'tab' ? 'Tab atau karakter kendali' : `Garis miring terbalik di ${p.found}`} tidak boleh dipakai di dalam teks.`,
      fix:
        p.found === 'tab'
          ? 'Ganti dengan spasi.'
          : 'Tulis \\\\ untuk garis miring terbalik. Untuk alamat berkas, pakai /.',
    }),
    KV122: () => ({
      message: 'Di baris ini ada karakter yang tidak terlihat.',
      fix: 'Ganti dengan spasi biasa. Biasanya ikut tersalin saat copy-paste.',
    }),
    KV123: (p) => ({
      message: 'Di dalam teks ini ada tanda kutip ganda.',
      fix: `Tulis sebagai \\", atau pakai kutip lengkung “ ”: "${p.text}"`,
    }),
    KV201: (p) => ({
      message: `"${p.key}" bukan pengaturan${inside(p)}.`,
      fix: p.suggestion
        ? `Maksud Anda "${p.suggestion}"? Ganti namanya.`
        : p.alsoThere
          ? `"${p.alsoThere}" sudah ada: hapus salah satu.`
          : `Yang boleh: ${p.known}.`,
    }),
    KV202: (p) => ({
      message: `"${p.key}" belum ada${inside(p)}.`,
      fix: [
        p.example ? `Tambahkan "${p.key}": ${p.example}` : `Tambahkan "${p.key}".`,
        p.about ? `(${firstSentence(schemaText(p.about, 'id'))})` : '',
      ]
        .join(' ')
        .trim(),
    }),
    KV203: (p) => ({
      message: `${named(p)} harus berupa ${kind(p.wanted)}, tetapi isinya ${kind(p.got)}.`,
      fix: example(p, 'Contoh:') || `Tulis ${kind(p.wanted)}.`,
    }),
    KV204: (p) => ({
      message: `${named(p)} tidak bisa berisi ${p.value}.`,
      fix: p.suggestion
        ? `Maksud Anda "${p.suggestion}"? Semua nilai: ${p.known}.`
        : `Pilih salah satu: ${p.known}.`,
    }),
    KV205: (p) => ({
      message: `Tidak ada widget bernama "${p.got}".`,
      fix: `${p.suggestion ? `Maksud Anda "${p.suggestion}"?` : 'Cari namanya di daftar.'} Semua nama: kavling widgets`,
    }),
    KV206: () => ({
      message: 'Widget ini belum punya "type", jadi jenisnya tidak diketahui.',
      fix: 'Tambahkan jenisnya, misalnya "type": "heading". Semua nama: kavling widgets',
    }),
    KV207: (p) => ({
      message: p.limit === '1' ? `${named(p)} kosong.` : `${named(p)} minimal ${p.limit} karakter.`,
      fix: example(p, 'Isi, misalnya:') || 'Isi bagian ini.',
    }),
    KV208: (p) => ({
      message: `${named(p)} berisi ${p.length} karakter, padahal maksimal ${p.limit}.`,
      fix: `Kurangi ${Number(p.length) - Number(p.limit)} karakter.`,
    }),
    KV209: (p) => ({
      message: `${named(p)} berisi ${p.value}, padahal harus ${{ least: 'minimal', most: 'maksimal', above: 'lebih dari', below: 'kurang dari' }[p.side ?? ''] ?? ''} ${p.limit}.`,
      fix: example(p) || 'Pakai angka lain.',
    }),
    KV210: (p) => ({
      message: `${named(p)} berisi ${p.count} isian, padahal ${p.side === 'least' ? 'minimal' : 'maksimal'} ${p.limit}.`,
      fix: p.side === 'least' ? 'Tambahkan isinya, atau hapus seluruh daftar.' : 'Hapus kelebihannya.',
    }),
    KV211: (p) => ({
      message: `${named(p)} formatnya salah: ${p.value}.`,
      fix:
        [schemaText(or(p.rule, ''), 'id'), example(p)].filter(Boolean).join(' ') ||
        'Lihat format yang benar: kavling widgets',
    }),
    KV212: (p) => ({
      message: `Isi ${p.first} dan ${p.second} di "${p.key}" sama.`,
      fix: 'Hapus salah satu.',
    }),
    KV213: (p) => ({ message: `Halaman tidak boleh memakai kunci "${p.key}".`, fix: 'Hapus.' }),
    KV301: (p) => ({
      message: `Id "${p.id}" dipakai dua kali. Yang pertama ada di baris ${p.line}.`,
      fix: `Ganti nama salah satunya, misalnya menjadi "${p.id}-2", lalu sesuaikan tautannya.`,
    }),
    KV302: (p) => ({
      message: `Tidak ada yang memakai id "${p.id}" di halaman ini.`,
      fix: p.suggestion
        ? `Maksud Anda "#${p.suggestion}"?`
        : `Beri tujuannya "id": "${p.id}"${p.known ? `, atau pakai yang ada: ${p.known}` : ''}.`,
    }),
    KV303: () => ({
      message: 'Halaman ini tidak punya judul utama.',
      fix: 'Beri "level": 1 pada satu heading. Google dan pembaca layar membutuhkannya.',
    }),
    KV304: (p) => ({
      message: `Halaman ini punya judul utama kedua. Yang pertama ada di baris ${p.line}.`,
      fix: 'Beri yang ini "level": 2. Tampilannya bisa tetap sama dengan "size".',
    }),
    KV305: (p) => ({
      message: `Setelah judul tingkat ${p.before} langsung ada judul tingkat ${p.level}, jadi ada tingkat yang terlewat.`,
      fix: `Pakai tingkat ${p.wanted}, lalu atur ukurannya dengan "size".`,
    }),
    KV306: (p) => ({
      message: `"${p.text}" sulit dibaca di atas "${p.on}". Kontrasnya ${p.ratio}, minimal harus ${p.least}.`,
      fix: 'Buat salah satu warna lebih gelap atau lebih terang.',
    }),
    KV307: (p) => ({ message: `"${p.value}" bukan nomor telepon yang lengkap.`, fix: phoneFix(p) }),
    KV308: (p) => ({
      message: `Video dari "${p.host}" tidak bisa ditampilkan.`,
      fix: 'Pakai alamat YouTube atau Vimeo, atau berkas video (.mp4, .webm).',
    }),
    KV309: (p) => ({
      message: `${p.code} bukan shortcode, jadi akan tampil apa adanya ke pengunjung.`,
      fix: `${p.suggestion ? `Maksud Anda [${p.suggestion}]? ` : ''}Shortcode yang ada: ${p.known}.`,
    }),
    KV310: () => ({
      message: 'Tombol brosur ini tidak punya berkas untuk dibuka.',
      fix: 'Isi "brochureUrl" di "settings", atau "file" pada tombol ini.',
    }),
    KV311: (p) => ({
      message: `Nomor telesales "${p.value}" bukan nomor telepon yang lengkap.`,
      fix: phoneFix(p),
    }),
    KV312: (p) =>
      p.problem === 'same'
        ? {
            message: `"${p.key}" dan "${p.other}" memakai nama action yang sama, "${p.name}".`,
            fix: 'Kalau OTP aktif, ketiga action harus punya nama yang berbeda.',
          }
        : {
            message: `"${p.name}" tidak bisa mengirim kode OTP.`,
            fix: 'Isi "ajaxUrl" dengan alamat seperti /wp-admin/admin-ajax.php, atau alamat https.',
          },
    KV322: (p) => ({
      message: `"${p.id}" bukan id ${p.name} yang benar, jadi tidak akan jalan.`,
      fix: `Salin id dari layanan tersebut. Formatnya seperti "${p.example}".`,
    }),
    KV321: (p) => ({
      message: `"${p.key}" tidak terpakai, karena "trackerDestination" diatur untuk jenis id yang lain.`,
      fix: `Isi "trackerDestination": "${p.destination}" di "settings".`,
    }),
    KV320: (p) => ({
      message: p.maker
        ? `Id "${p.id}" sudah dipakai otomatis oleh salah satu foto di "${p.maker}".`
        : `Id "${p.id}" sudah dipakai oleh penampil foto dan video.`,
      fix: 'Pilih id lain, lalu sesuaikan tautannya.',
    }),
    KV401: (p) => ({
      message: `Berkas "${p.src}" tidak ada.`,
      fix: p.suggestion
        ? `Maksud Anda "${p.suggestion}"?`
        : 'Taruh berkasnya di folder halaman, atau perbaiki namanya.',
    }),
    KV402: (p) => ({
      message: `"${p.alt}" tidak menjelaskan isi gambar.`,
      fix: 'Jelaskan dengan beberapa kata, misalnya "Gerbang utama Taman Asri Residence".',
    }),
    KV403: (p) => ({
      message: `"${p.src}" berada di luar folder halaman ini.`,
      fix: `Salin gambarnya ke folder page.json, lalu tulis "${p.name}".`,
    }),
    KV404: (p) => ({
      message: `Browser tidak bisa menampilkan ${p.ending ? `gambar .${p.ending}` : 'berkas tanpa ekstensi'}.`,
      fix: `Simpan gambarnya sebagai salah satu dari: ${p.known}.`,
    }),
    KV405: (p) => ({
      message: `Halaman tidak bisa menerbitkan "${p.src}".`,
      fix: `Yang bisa diterbitkan hanya gambar, video, dan brosur: ${p.known}.`,
    }),
    KV406: (p) => ({
      message: `"${p.src}" adalah tautan ke berkas di luar folder halaman ini.`,
      fix: 'Ganti tautan itu dengan salinan berkasnya.',
    }),
  },
};

function phoneFix(p: Params): string {
  if (p.suggestion) return `Tulis dengan kode negara: "${p.suggestion}"`;
  return `Nomor ini berisi ${p.digits} angka. Tulis 62 lalu nomornya tanpa 0 di depan, 11 sampai 14 angka: 628123456789`;
}

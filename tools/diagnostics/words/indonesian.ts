import { schemaText } from '../../schema-text.ts';
import { explanations } from './indonesian-explain.ts';
import { indonesianPage } from './indonesian-page.ts';
import { firstSentence, or, type Params, type Words } from './words.ts';

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
export const indonesian: Words = {
  language: 'id',
  severity: { error: 'kesalahan', warning: 'peringatan' },
  explain: explanations,
  summary({ errors, warnings, pages, mendable }) {
    if (errors + warnings === 0) return `${pages} halaman diperiksa, tidak ada yang perlu diperbaiki.`;
    const found = [errors && `${errors} kesalahan`, warnings && `${warnings} peringatan`].filter(Boolean);
    const mend = mendable ? ` ${mendable} bisa diperbaiki otomatis: kavling validate --fix` : '';
    return `${found.join(' dan ')} di ${pages} halaman.${mend}`;
  },
  say: {
    ...indonesianPage,
    KV101: (p) => ({
      message: `Berkas tidak dapat dibaca: ${p.reason}.`,
      fix: 'Periksa nama dan izin berkas.',
    }),
    KV102: () => ({
      message: 'Berkas ini kosong.',
      fix: 'Mulailah dari halaman yang sudah jadi: kavling new halaman-saya',
    }),
    KV103: () => ({
      message: 'Ini bukan berkas teks.',
      fix: 'Simpan halaman sebagai teks biasa UTF-8; gambar atau dokumen Word tidak bisa menjadi halaman.',
    }),
    KV104: (p) => ({
      message: `Ukuran berkas ${p.size}; batasnya ${p.limit}.`,
      fix: 'Simpan gambar sebagai berkas sendiri di sebelah page.json dan sebutkan namanya di "src".',
    }),
    KV105: (p) => ({
      message: `Kelompok dan daftar bertumpuk lebih dari ${p.limit} tingkat.`,
      fix: 'Keluarkan widget dari widget lain; halaman lengkap memerlukan sekitar 15 tingkat.',
    }),
    KV106: () => ({
      message: 'Berkas diawali tanda tak terlihat (BOM).',
      fix: 'Simpan sebagai "UTF-8", bukan "UTF-8 with BOM".',
    }),
    KV111: () => ({
      message: 'Ini tanda kutip lengkung; JSON hanya mengenal kutip lurus.',
      fix: 'Ganti “ dan ” dengan ". Pengolah kata mengubah tanda kutip; tulislah di editor kode.',
    }),
    KV112: () => ({ message: 'Koma ini tidak perlu.', fix: 'Hapus: sesudahnya tidak ada isi lagi.' }),
    KV113: () => ({
      message: 'Setelah ini seharusnya ada koma.',
      fix: 'Tambahkan koma di sini, sebelum isi berikutnya.',
    }),
    KV114: (p) => ({
      message: `"${p.key}" ditulis dua kali; yang pertama di baris ${p.line}.`,
      fix: p.same
        ? 'Isinya sama: hapus salah satu.'
        : 'Hanya yang terakhir berlaku. Simpan yang benar, hapus yang lain.',
    }),
    KV115: () => ({
      message: 'Halaman tidak boleh berisi komentar.',
      fix: 'Hapus komentar ini, atau simpan catatan di berkas lain.',
    }),
    KV116: () => ({
      message: 'Teks memakai kutip ganda, bukan kutip tunggal.',
      fix: `Ganti ' di kedua ujungnya dengan ".`,
    }),
    KV117: () => ({
      message: 'Kutip penutup teks ini tidak ada.',
      fix: 'Tambahkan " di akhir teks. Satu teks ditulis dalam satu baris; paragraf baru ditulis sebagai teks sendiri.',
    }),
    KV118: (p) => ({
      message: `${or(p.found && `"${p.found}"`, 'Ini')} tidak pada tempatnya.`,
      fix: p.instead ? `Tulis ${p.instead}` : 'Hapus, atau tulis yang kurang sebelum ini.',
    }),
    KV119: (p) => ({
      message: `Kurung ${p.bracket} ini belum ditutup.`,
      fix: `Tambahkan ${p.bracket === '[' ? ']' : '}'} di akhirnya.`,
    }),
    KV120: () => ({
      message: 'Setelah kunci ini seharusnya ada titik dua.',
      fix: 'Tulis "kunci": nilai, dengan titik dua di antaranya.',
    }),
    KV121: (p) => ({
      message: `${p.found === 'tab' ? 'Tab atau karakter kendali' : `Garis miring terbalik di ${p.found}`} tidak boleh ada di dalam teks.`,
      fix:
        p.found === 'tab'
          ? 'Ganti dengan spasi.'
          : 'Tulis \\\\ untuk garis miring terbalik, dan / pada alamat berkas.',
    }),
    KV122: () => ({
      message: 'Baris ini berisi karakter tak terlihat.',
      fix: 'Ganti dengan spasi biasa. Karakter ini ikut tersalin dari tempat lain.',
    }),
    KV123: (p) => ({
      message: 'Ada tanda kutip di dalam teks ini.',
      fix: `Tulis sebagai \\" atau pakai “ ”: "${p.text}"`,
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
      message: `${named(p)} harus berupa ${kind(p.wanted)}; ini ${kind(p.got)}.`,
      fix: example(p, 'Tulis seperti ini:') || `Tulis ${kind(p.wanted)}.`,
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
      message: 'Widget ini tidak menyebut jenisnya: "type" belum ada.',
      fix: 'Tambahkan misalnya "type": "heading". Semua nama: kavling widgets',
    }),
    KV207: (p) => ({
      message: p.limit === '1' ? `${named(p)} kosong.` : `${named(p)} paling sedikit ${p.limit} huruf.`,
      fix: example(p, 'Isi, misalnya:') || 'Isi bagian ini.',
    }),
    KV208: (p) => ({
      message: `${named(p)} berisi ${p.length} huruf; paling banyak ${p.limit}.`,
      fix: `Pendekkan ${Number(p.length) - Number(p.limit)} huruf.`,
    }),
    KV209: (p) => ({
      message: `${named(p)} berisi ${p.value}; harus ${{ least: 'paling sedikit', most: 'paling banyak', above: 'lebih dari', below: 'kurang dari' }[p.side ?? ''] ?? ''} ${p.limit}.`,
      fix: example(p) || 'Tulis angka lain.',
    }),
    KV210: (p) => ({
      message: `${named(p)} berisi ${p.count}; ${p.side === 'least' ? 'paling sedikit' : 'paling banyak'} ${p.limit}.`,
      fix:
        p.side === 'least' ? 'Tambahkan yang kurang, atau hapus seluruh daftar.' : 'Keluarkan yang terakhir.',
    }),
    KV211: (p) => ({
      message: `${named(p)} tidak ditulis dengan benar: ${p.value}.`,
      fix:
        [schemaText(or(p.rule, ''), 'id'), example(p)].filter(Boolean).join(' ') ||
        'Lihat bentuknya: kavling widgets',
    }),
    KV212: (p) => ({
      message: `Isi ${p.first} dan ${p.second} di "${p.key}" sama.`,
      fix: 'Hapus salah satu.',
    }),
    KV213: (p) => ({ message: `"${p.key}" adalah nama yang tidak boleh dipakai.`, fix: 'Hapus.' }),
    KV301: (p) => ({
      message: `Id "${p.id}" dipakai dua kali; yang pertama di baris ${p.line}.`,
      fix: `Beri salah satu nama lain, misalnya "${p.id}-2", lalu ubah tautan yang menuju ke sana.`,
    }),
    KV302: (p) => ({
      message: `Tidak ada yang memakai id "${p.id}" di halaman ini.`,
      fix: p.suggestion
        ? `Maksud Anda "#${p.suggestion}"?`
        : `Beri tujuannya "id": "${p.id}"${p.known ? `, atau pakai yang ada: ${p.known}` : ''}.`,
    }),
    KV303: () => ({
      message: 'Halaman ini tidak punya judul utama.',
      fix: 'Beri satu heading "level": 1: mesin pencari dan pembaca layar mencarinya.',
    }),
    KV304: (p) => ({
      message: `Judul utama hanya satu; yang pertama di baris ${p.line}.`,
      fix: 'Beri yang ini "level": 2. Ukurannya tetap bisa diatur dengan "size".',
    }),
    KV305: (p) => ({
      message: `Judul tingkat ${p.level} mengikuti judul tingkat ${p.before}.`,
      fix: `Pakai tingkat ${p.wanted}; atur besarnya dengan "size".`,
    }),
    KV306: (p) => ({
      message: `"${p.text}" sulit dibaca di atas "${p.on}": kontras ${p.ratio}, seharusnya ${p.least}.`,
      fix: 'Buat salah satu warna lebih gelap atau lebih terang.',
    }),
    KV307: (p) => ({ message: `"${p.value}" bukan nomor telepon yang lengkap.`, fix: phoneFix(p) }),
    KV308: (p) => ({
      message: `Video dari "${p.host}" tidak bisa ditampilkan.`,
      fix: 'Pakai alamat YouTube atau Vimeo, atau berkas video (.mp4, .webm).',
    }),
    KV309: (p) => ({
      message: `${p.code} bukan shortcode yang dikenal: pengunjung akan melihatnya apa adanya.`,
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
            fix: 'Dengan OTP aktif, ketiga action memerlukan tiga nama berbeda.',
          }
        : {
            message: `Kode OTP tidak bisa diminta ke "${p.name}".`,
            fix: 'Isi "ajaxUrl" dengan alamat seperti /wp-admin/admin-ajax.php atau https.',
          },
    KV322: (p) => ({
      message: `"${p.id}" bukan id ${p.name}: tidak ada yang akan dimuat.`,
      fix: `Salin id dari layanannya. Bentuknya seperti "${p.example}".`,
    }),
    KV321: (p) => ({
      message: `"${p.key}" tidak memuat apa pun: "trackerDestination" meminta jenis id yang lain.`,
      fix: `Tulis "trackerDestination": "${p.destination}" di "settings".`,
    }),
    KV320: (p) => ({
      message: p.maker
        ? `Id "${p.id}" otomatis dipakai oleh salah satu foto di "${p.maker}".`
        : `Id "${p.id}" sudah dipakai oleh penampil foto dan video.`,
      fix: 'Pilih nama lain, lalu ubah tautan yang menuju ke sana.',
    }),
    KV401: (p) => ({
      message: `Tidak ada berkas "${p.src}" di sebelah halaman ini.`,
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
      fix: `Salin gambarnya ke sebelah page.json lalu tulis "${p.name}".`,
    }),
    KV404: (p) => ({
      message: `Browser tidak bisa menampilkan ${p.ending ? `gambar .${p.ending}` : 'berkas tanpa akhiran'}.`,
      fix: `Simpan gambarnya sebagai salah satu dari: ${p.known}.`,
    }),
    KV405: (p) => ({
      message: `"${p.src}" bukan berkas yang boleh diterbitkan halaman.`,
      fix: `Yang diterbitkan hanya gambar, film, dan brosur: ${p.known}.`,
    }),
    KV406: (p) => ({
      message: `"${p.src}" adalah tautan ke berkas di luar folder halaman ini.`,
      fix: 'Taruh salinan berkasnya di sebelah page.json.',
    }),
  },
};

function phoneFix(p: Params): string {
  if (p.suggestion) return `Tulis dengan kode negara: "${p.suggestion}"`;
  return `Nomor ini berisi ${p.digits} angka. Tulis 62 lalu nomornya tanpa 0 di depan, 11 sampai 14 angka: 628123456789`;
}

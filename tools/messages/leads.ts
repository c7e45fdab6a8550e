import { inLanguages } from '../../src/lib/languages.ts';

/** Help and answers of `kavling leads`. */
export const leadsMessages = inLanguages({
  en: {
    about: 'List, export, erase, back up and move leads.',
    list: 'Show the newest leads.',
    limit: 'Number of leads to show.',
    full: 'Show whole phone numbers.',
    jsonLines: 'Print one JSON object per line.',
    export: 'Export leads as CSV that is safe to open in a spreadsheet.',
    exportFile: 'File to write (default: standard output).',
    exportCrm: 'Technical column names, commas and plain phone numbers, for other programs.',
    erase: 'Erase all data about one phone number.',
    phone: 'Phone number, such as 6281298765432.',
    yes: 'Do not ask for confirmation.',
    purge: 'Delete leads older than KAVLING_RETENTION_DAYS now.',
    backup: 'Back up the database. The server can keep running.',
    backupFile: 'File to write (default: a new one in data/backups).',
    move: 'Copy all leads to an empty database and compare the two row by row.',
    from: 'Database to copy from, written as in DATABASE_URL, or env:NAME to read it from an environment variable.',
    to: 'Empty database to copy to, written in the same way.',
    dead: 'Show messages that could not be delivered.',
    resend: 'Queue them for delivery again.',
    token: 'Create a login for the desk.',
    tokenName: "The person's name, such as ani.",
    project: 'Only leads for this project.',
    status: 'Only leads with this status: new, contacted, won or lost.',
    search: 'Text to find in names, phone numbers, messages and notes.',
    since: 'Only leads from this day on, such as 2026-11-01.',
    spam: 'Show leads marked as spam instead.',
    askErase: (phone: string) => `Erase every lead, note and code for ${phone}? You cannot undo this.`,
    eraseButton: 'Erase',
    keepButton: 'Keep',
    kept: 'Nothing was erased.',
    needsYes: (phone: string) =>
      `This erases every lead, note and code for ${phone} and cannot be undone. Run it in a terminal to confirm, or add --yes.`,
    askPurge: (count: number, from: string, to: string, now: string) =>
      `Delete ${count} ${count === 1 ? 'lead' : 'leads'} from ${from} to ${to}? This is more than one day's worth of leads. The time on this computer is ${now}. You cannot undo this.`,
    purgeNeedsYes: (count: number, from: string, to: string, now: string) =>
      `This deletes ${count} ${count === 1 ? 'lead' : 'leads'} from ${from} to ${to}, which is more than one day's worth, and cannot be undone. The time on this computer is ${now}. If that is correct, run it in a terminal to confirm, or add --yes.`,
    counts: {
      leads: 'leads',
      notes: 'notes',
      touches: 'repeated requests',
      keys: 'duplicate-check keys',
      messages: 'queued messages',
      codes: 'codes',
      limits: 'limits',
      csvLines: 'CSV lines',
    } as Readonly<Record<string, string>>,
    backups: "These backups may still contain this person's data:",
    onTheirWay:
      'Some messages were still queued. If one was being sent just now, its receiver already has it. Run the command again to check the CSV folder.',
    postgresKeeps:
      "No row contains this person's data any more. PostgreSQL keeps deleted data in its files and log until it needs the space, and replicas, log archives and base backups keep it longer. To rewrite the files now, stop the server and run VACUUM FULL.",
    mentionedBy:
      'Not finished: other leads still mention this number in a message, a note or another field. Edit or erase them, then run the command again:',
    remains:
      'Not finished: these files still contain the number, because another program was reading them at the same time (such as a backup, a database shell or a sync tool). Close that program and run the command again:',
    secretBeside: (file: string) =>
      `Its secret is in ${file}. Without it, visitors with a verified number have to enter a code again.`,
    secretApart:
      'The backup does not contain KAVLING_SECRET. Keep it somewhere safe: without it, visitors with a verified number have to enter a code again.',
    purged: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'} deleted.`,
    moved: (table: string, rows: number, different: number) =>
      `${table}: ${rows} rows, ${different} different`,
    queued: (count: number) => `${count} queued for delivery again.`,
    newToken: (name: string) => `Give this token to ${name}. It is shown only once:`,
    newEntry: 'Add this to KAVLING_DESK_PEOPLE:',
  },
  id: {
    about: 'Tampilkan, ekspor, hapus, cadangkan dan pindahkan leads.',
    list: 'Tampilkan leads terbaru.',
    limit: 'Jumlah leads yang ditampilkan.',
    full: 'Tampilkan nomor telepon lengkap.',
    jsonLines: 'Tampilkan satu objek JSON per baris.',
    export: 'Ekspor leads ke CSV yang aman dibuka di Excel atau Google Sheets.',
    exportFile: 'Nama berkas (default: standard output).',
    exportCrm: 'Nama kolom teknis, koma dan nomor telepon polos, untuk program lain.',
    erase: 'Hapus semua data dari satu nomor telepon.',
    phone: 'Nomor telepon, misalnya 6281298765432.',
    yes: 'Jangan minta konfirmasi.',
    purge: 'Hapus sekarang leads yang lebih lama dari KAVLING_RETENTION_DAYS.',
    backup: 'Backup database. Server boleh tetap berjalan.',
    backupFile: 'Nama berkas (default: berkas baru di data/backups).',
    move: 'Salin semua leads ke database kosong, lalu bandingkan baris demi baris.',
    from: 'Database asal, ditulis seperti di DATABASE_URL, atau env:NAMA untuk membacanya dari variabel lingkungan.',
    to: 'Database tujuan yang kosong, ditulis dengan cara yang sama.',
    dead: 'Tampilkan pesan yang gagal terkirim.',
    resend: 'Masukkan lagi ke antrean kirim.',
    token: 'Buat token login untuk desk.',
    tokenName: 'Nama orangnya, misalnya ani.',
    project: 'Hanya leads dari proyek ini.',
    status: 'Hanya leads dengan status ini: new, contacted, won, atau lost.',
    search: 'Teks yang dicari di nama, telepon, pesan, dan catatan.',
    since: 'Hanya leads sejak tanggal ini, misalnya 2026-11-01.',
    spam: 'Tampilkan leads yang ditandai spam.',
    askErase: (phone) => `Hapus semua leads, catatan dan kode milik ${phone}? Ini tidak bisa dibatalkan.`,
    eraseButton: 'Hapus',
    keepButton: 'Batal',
    kept: 'Tidak ada yang dihapus.',
    needsYes: (phone) =>
      `Perintah ini menghapus semua leads, catatan dan kode milik ${phone} dan tidak bisa dibatalkan. Jalankan di terminal untuk konfirmasi, atau tambahkan --yes.`,
    askPurge: (count: number, from: string, to: string, now: string) =>
      `Hapus ${count} leads dari ${from} sampai ${to}? Ini lebih banyak dari jumlah satu hari. Jam di komputer ini ${now}. Tindakan ini tidak bisa dibatalkan.`,
    purgeNeedsYes: (count: number, from: string, to: string, now: string) =>
      `Perintah ini menghapus ${count} leads dari ${from} sampai ${to}, lebih banyak dari jumlah satu hari, dan tidak bisa dibatalkan. Jam di komputer ini ${now}. Kalau itu benar, jalankan di terminal untuk konfirmasi, atau tambahkan --yes.`,
    counts: {
      leads: 'leads',
      notes: 'catatan',
      touches: 'permintaan ulang',
      keys: 'kunci pencegah duplikat',
      messages: 'pesan yang menunggu',
      codes: 'kode',
      limits: 'batas',
      csvLines: 'baris CSV',
    },
    backups: 'Backup berikut mungkin masih menyimpan data orang ini:',
    onTheirWay:
      'Masih ada pesan di antrean. Kalau salah satunya sedang dikirim, penerimanya sudah mendapatkannya. Jalankan lagi perintah ini untuk memeriksa folder CSV.',
    postgresKeeps:
      'Tidak ada lagi baris yang berisi data orang ini. PostgreSQL masih menyimpan data yang dihapus di berkas dan log-nya sampai ruangnya terpakai, sedangkan replika, arsip log, dan base backup menyimpannya lebih lama. Untuk menulis ulang berkasnya sekarang, hentikan server lalu jalankan VACUUM FULL.',
    mentionedBy:
      'Belum selesai: leads lain masih menyebut nomor ini di pesan, catatan atau isian lain. Ubah atau hapus leads itu, lalu jalankan perintah ini lagi:',
    remains:
      'Belum selesai: nomornya masih terbaca di berkas berikut, karena ada program lain yang sedang membacanya saat dihapus (misalnya backup, shell database, atau aplikasi sinkronisasi). Hentikan program itu, lalu jalankan perintah ini lagi:',
    secretBeside: (file) =>
      `KAVLING_SECRET-nya ada di ${file}. Tanpa berkas itu, pengunjung yang sudah terverifikasi harus memasukkan kode lagi.`,
    secretApart:
      'KAVLING_SECRET tidak ikut di-backup. Simpan di tempat aman: tanpa itu, pengunjung yang sudah terverifikasi harus memasukkan kode lagi.',
    purged: (count) => `${count} leads dihapus.`,
    moved: (table, rows, different) => `${table}: ${rows} baris, ${different} berbeda`,
    queued: (count) => `${count} masuk lagi ke antrean kirim.`,
    newToken: (name) => `Berikan token ini kepada ${name}. Token hanya ditampilkan sekali:`,
    newEntry: 'Tambahkan ini ke KAVLING_DESK_PEOPLE:',
  },
});

export type LeadsMessages = (typeof leadsMessages)['en'];

import { inLanguages } from '../../src/lib/languages.ts';

/** Help and answers of `kavling leads`. */
export const leadsMessages = inLanguages({
  en: {
    about: 'List, export, erase, back up and move leads.',
    list: 'Show the newest leads.',
    limit: 'How many.',
    full: 'Show whole phone numbers.',
    jsonLines: 'One JSON object per line.',
    export: 'Write leads as CSV that is safe to open in a spreadsheet.',
    exportFile: 'The file (standard output if left out).',
    erase: 'Erase everything that belongs to one phone number.',
    phone: 'The phone number, such as 6281298765432.',
    yes: 'Do not ask first.',
    purge: 'Delete the leads that are older than KAVLING_RETENTION_DAYS now.',
    backup: 'Write a copy that can be restored, while the server runs.',
    backupFile: 'The file (a new one in data/backups if left out).',
    move: 'Copy all leads into an empty database, and compare both row by row.',
    from: 'Database to copy from, as in DATABASE_URL, or env:NAME for a variable that holds it.',
    to: 'Empty database to copy to, given in the same way.',
    dead: 'Show messages that no receiver accepted.',
    resend: 'Queue them again.',
    token: 'Make a login for the desk.',
    tokenName: 'Name of the person, such as ani.',
    project: 'Only this project.',
    status: 'new, contacted, won or lost.',
    search: 'Text in name, phone, message or notes.',
    since: 'From this day on: 2026-11-01.',
    spam: 'Show what was set aside as spam instead.',
    askErase: (phone: string) => `Erase every lead, note and code of ${phone}? This cannot be undone.`,
    eraseButton: 'Erase',
    keepButton: 'Keep',
    kept: 'Nothing was erased.',
    needsYes: (phone: string) =>
      `This erases every lead, note and code of ${phone} and cannot be undone. Run it in a terminal to be asked, or add --yes.`,
    askPurge: (count: number, from: string, to: string, now: string) =>
      `Delete ${count} ${count === 1 ? 'lead' : 'leads'} from ${from} to ${to}? This is more than a day's share. By this machine it is ${now} now. This cannot be undone.`,
    purgeNeedsYes: (count: number, from: string, to: string, now: string) =>
      `This deletes ${count} ${count === 1 ? 'lead' : 'leads'} from ${from} to ${to}, which is more than a day's share, and cannot be undone. By this machine it is ${now} now. If that is right, run it in a terminal to be asked, or add --yes.`,
    counts: {
      leads: 'leads',
      notes: 'notes',
      touches: 'repeated requests',
      keys: 'keys against doubles',
      messages: 'waiting messages',
      codes: 'codes',
      limits: 'limits',
      csvLines: 'CSV lines',
    } as Readonly<Record<string, string>>,
    backups: 'These backups may still hold this person:',
    onTheirWay:
      'Messages were waiting. If one was leaving at this moment, its receiver has it; run the command again to check the CSV folder.',
    postgresKeeps:
      'No row holds this person any more. PostgreSQL keeps deleted bytes in its files and its log until it needs the room; replicas, log archives and base backups keep them longer. To rewrite the files at once, run VACUUM FULL while the server is stopped.',
    mentionedBy:
      'Not finished: other leads still name this number in a message, a note or another field. Change or erase them, and run the command again:',
    remains:
      'Not finished: the number can still be read in these files, because another program has them open and was reading while it was erased (a backup, a database shell, a sync tool). End that program and run the command again:',
    secretBeside: (file: string) =>
      `Its secret, without which verified numbers are asked for a code again: ${file}`,
    secretApart:
      'KAVLING_SECRET is not in it. Keep it elsewhere: without it, verified numbers are asked for a code again.',
    purged: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'} deleted.`,
    moved: (table: string, rows: number, different: number) =>
      `${table}: ${rows} rows, ${different} different`,
    queued: (count: number) => `${count} queued again.`,
    newToken: (name: string) => `Give this token to ${name}. It is shown only once:`,
    newEntry: 'Add this to KAVLING_DESK_PEOPLE:',
  },
  id: {
    about: 'Tampilkan, ekspor, hapus, cadangkan dan pindahkan leads.',
    list: 'Tampilkan leads terbaru.',
    limit: 'Berapa banyak.',
    full: 'Tampilkan nomor telepon lengkap.',
    jsonLines: 'Satu objek JSON per baris.',
    export: 'Tulis leads sebagai CSV yang aman dibuka di spreadsheet.',
    exportFile: 'Nama berkas (keluaran standar jika dikosongkan).',
    erase: 'Hapus semua data milik satu nomor telepon.',
    phone: 'Nomor telepon, misalnya 6281298765432.',
    yes: 'Jangan tanya dulu.',
    purge: 'Hapus sekarang leads yang lebih lama dari KAVLING_RETENTION_DAYS.',
    backup: 'Tulis cadangan yang bisa dipulihkan, selagi server berjalan.',
    backupFile: 'Nama berkas (berkas baru di data/backups jika dikosongkan).',
    move: 'Salin semua leads ke database kosong, lalu bandingkan baris demi baris.',
    from: 'Database asal, seperti di DATABASE_URL, atau env:NAMA untuk variabel yang memuatnya.',
    to: 'Database tujuan yang kosong, ditulis dengan cara yang sama.',
    dead: 'Tampilkan pesan yang tidak diterima siapa pun.',
    resend: 'Antrekan lagi.',
    token: 'Buat akses masuk ke desk.',
    tokenName: 'Nama orangnya, misalnya ani.',
    project: 'Hanya proyek ini.',
    status: 'new, contacted, won atau lost.',
    search: 'Teks di nama, telepon, pesan atau catatan.',
    since: 'Mulai hari ini: 2026-11-01.',
    spam: 'Tampilkan yang disisihkan sebagai spam.',
    askErase: (phone) => `Hapus semua leads, catatan dan kode milik ${phone}? Ini tidak bisa dibatalkan.`,
    eraseButton: 'Hapus',
    keepButton: 'Batal',
    kept: 'Tidak ada yang dihapus.',
    needsYes: (phone) =>
      `Perintah ini menghapus semua leads, catatan dan kode milik ${phone} dan tidak bisa dibatalkan. Jalankan di terminal agar ditanya dulu, atau tambahkan --yes.`,
    askPurge: (count: number, from: string, to: string, now: string) =>
      `Hapus ${count} leads dari ${from} sampai ${to}? Ini lebih dari jatah satu hari. Menurut komputer ini sekarang ${now}. Tindakan ini tidak bisa dibatalkan.`,
    purgeNeedsYes: (count: number, from: string, to: string, now: string) =>
      `Perintah ini menghapus ${count} leads dari ${from} sampai ${to}, lebih dari jatah satu hari, dan tidak bisa dibatalkan. Menurut komputer ini sekarang ${now}. Kalau itu benar, jalankan di terminal supaya ditanya dulu, atau tambahkan --yes.`,
    counts: {
      leads: 'leads',
      notes: 'catatan',
      touches: 'permintaan ulang',
      keys: 'kunci anti-ganda',
      messages: 'pesan yang menunggu',
      codes: 'kode',
      limits: 'batas',
      csvLines: 'baris CSV',
    },
    backups: 'Cadangan berikut mungkin masih menyimpan data orang ini:',
    onTheirWay:
      'Tadi ada pesan yang menunggu. Kalau salah satunya sedang dikirim, penerimanya sudah mendapatkannya; jalankan perintah ini sekali lagi untuk memeriksa folder CSV.',
    postgresKeeps:
      'Tidak ada lagi baris yang memuat orang ini. PostgreSQL menyimpan data yang sudah dihapus di berkas dan log-nya sampai ruangnya terpakai; replika, arsip log dan base backup menyimpannya lebih lama. Untuk menulis ulang berkasnya sekarang juga, jalankan VACUUM FULL selagi server berhenti.',
    mentionedBy:
      'Belum selesai: leads lain masih menyebut nomor ini di pesan, catatan atau isian lain. Ubah atau hapus leads itu, lalu jalankan perintah ini lagi:',
    remains:
      'Belum selesai: nomornya masih terbaca di berkas berikut, karena ada program lain yang sedang membacanya saat dihapus (cadangan, shell database, alat sinkronisasi). Hentikan program itu, lalu jalankan perintah ini lagi:',
    secretBeside: (file) =>
      `Rahasianya (tanpa ini, nomor yang sudah terverifikasi akan dimintai kode lagi): ${file}`,
    secretApart:
      'KAVLING_SECRET tidak ada di dalamnya. Simpan terpisah: tanpa itu, nomor yang sudah terverifikasi akan dimintai kode lagi.',
    purged: (count) => `${count} leads dihapus.`,
    moved: (table, rows, different) => `${table}: ${rows} baris, ${different} berbeda`,
    queued: (count) => `${count} diantrekan lagi.`,
    newToken: (name) => `Berikan token ini kepada ${name}. Token hanya ditampilkan sekali:`,
    newEntry: 'Tambahkan ini ke KAVLING_DESK_PEOPLE:',
  },
});

export type LeadsMessages = (typeof leadsMessages)['en'];

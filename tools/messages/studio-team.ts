import { inLanguages } from '../../src/lib/languages.ts';

/** Messages of `kavling studio --team`. */
export const studioTeamMessages = inLanguages({
  en: {
    nobodyCanLogIn:
      'No one can log in yet. Make a token for each person with kavling leads token <name>, and put the entries into KAVLING_DESK_PEOPLE.',
    badRole: (setting: string, entry: string, roles: string) =>
      `${setting}: "${entry}" is not a name with a role. Write them like ani:publish,budi:words. Roles: ${roles}`,
    login: 'Log in to the studio',
    token: 'Your token',
    tokenHint: 'You got it from the person who runs the studio. It looks like ani.Xy3…',
    enter: 'Log in',
    wrong: 'This token is not known. Check that you copied all of it.',
    insecure: 'Logging in needs HTTPS. Ask the person who runs the studio to put it behind HTTPS.',
    failed: 'Logging in did not work. Wait a minute, then try again.',
    needsLogin: { message: 'You are logged out.', fix: 'Reload the studio and log in.' },
    onlyWords: (path: string) => ({
      message: `You may change words and pictures, but this changes something else: ${path}`,
      fix: 'Undo this change, or ask for the role "all".',
    }),
    onlyWordsBroken: {
      message: 'You may change words and pictures, and this text is not a page any more.',
      fix: 'Undo the last change.',
    },
  },
  id: {
    nobodyCanLogIn:
      'Belum ada yang bisa masuk. Buat token untuk tiap orang dengan kavling leads token <nama>, lalu isikan hasilnya di KAVLING_DESK_PEOPLE.',
    badRole: (setting, entry, roles) =>
      `${setting}: "${entry}" bukan nama dengan peran. Tulis seperti ani:publish,budi:words. Peran: ${roles}`,
    login: 'Masuk ke studio',
    token: 'Token Anda',
    tokenHint: 'Token didapat dari orang yang menjalankan studio. Bentuknya seperti ani.Xy3…',
    enter: 'Masuk',
    wrong: 'Token ini tidak dikenal. Pastikan Anda menyalin semuanya.',
    insecure: 'Masuk memerlukan HTTPS. Minta orang yang menjalankan studio memasang HTTPS.',
    failed: 'Belum berhasil masuk. Tunggu satu menit, lalu coba lagi.',
    needsLogin: { message: 'Anda sudah keluar.', fix: 'Muat ulang studio, lalu masuk lagi.' },
    onlyWords: (path) => ({
      message: `Anda boleh mengubah kata dan gambar, tetapi ini mengubah hal lain: ${path}`,
      fix: 'Urungkan perubahan ini, atau minta peran "all".',
    }),
    onlyWordsBroken: {
      message: 'Anda boleh mengubah kata dan gambar, dan teks ini bukan halaman lagi.',
      fix: 'Urungkan perubahan terakhir.',
    },
  },
});

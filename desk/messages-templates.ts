import { inLanguages, type Language } from '../src/lib/languages.ts';

/** The sentences of answer templates: where they are written, and where one is picked. */
export const templateMessages = inLanguages({
  en: {
    templatesHint:
      'Salespeople pick a template in a lead. WhatsApp then opens with the text filled in, and they can still change it before sending.',
    noTemplates: 'No templates yet.',
    noTemplatesHint: 'Admins of a project write them here.',
    newTemplate: 'New template',
    editTemplate: 'Edit template',
    editOf: (name: string) => `Edit: ${name}`,
    edit: 'Edit',
    removeTemplate: 'Delete',
    removeOf: (name: string) => `Delete: ${name}`,
    templateRemoved: (name: string) => `Deleted: ${name}`,
    templateName: 'Name',
    templateLanguage: 'Language',
    languageNames: { en: 'English', id: 'Indonesian' } as Readonly<Record<Language, string>>,
    stage: 'Stage',
    anyStage: 'Any stage',
    templateText: 'Text',
    templateTextHint:
      '{name} becomes the name of the visitor, {project} the project, {sales} the salesperson who writes.',
    preview: 'Preview',
    exampleName: 'Rina Wulandari',
    exampleText: 'Hello {name}, this is {sales} from {project}. When would be a good time to call you?',
    answers: 'Answer on WhatsApp',
    answersIn: 'Language of the answer',
    otherAnswers: (count: number) =>
      count === 1 ? '1 template for other stages' : `${count} templates for other stages`,
    noAnswers: 'No template for this stage.',
    writeTemplates: 'Write answer templates',
  },
  id: {
    templatesHint:
      'Sales memilih template di dalam lead. WhatsApp lalu terbuka dengan teks yang sudah terisi, dan masih bisa diubah sebelum dikirim.',
    noTemplates: 'Belum ada template.',
    noTemplatesHint: 'Admin proyek menulisnya di sini.',
    newTemplate: 'Template baru',
    editTemplate: 'Ubah template',
    editOf: (name) => `Ubah: ${name}`,
    edit: 'Ubah',
    removeTemplate: 'Hapus',
    removeOf: (name) => `Hapus: ${name}`,
    templateRemoved: (name) => `Dihapus: ${name}`,
    templateName: 'Nama',
    templateLanguage: 'Bahasa',
    languageNames: { en: 'Inggris', id: 'Indonesia' },
    stage: 'Tahap',
    anyStage: 'Semua tahap',
    templateText: 'Teks',
    templateTextHint:
      '{name} menjadi nama pengunjung, {project} nama proyek, {sales} nama sales yang menulis.',
    preview: 'Pratinjau',
    exampleName: 'Rina Wulandari',
    exampleText: 'Halo {name}, saya {sales} dari {project}. Kapan waktu yang tepat untuk saya telepon?',
    answers: 'Jawab lewat WhatsApp',
    answersIn: 'Bahasa jawaban',
    otherAnswers: (count) => `${count} template tahap lain`,
    noAnswers: 'Tidak ada template untuk tahap ini.',
    writeTemplates: 'Tulis template jawaban',
  },
});

export type TemplateMessages = (typeof templateMessages)['en'];

import { inLanguages } from '../src/lib/languages.ts';
import type { RangeProblem, ReportSpan } from './report-range.ts';

/** The sentences of the report and of what it covers. */
export const reportMessages = inLanguages({
  en: {
    range: 'Period',
    ranges: {
      today: 'Today',
      week: 'This week',
      days7: 'The last seven days',
      month: 'This month',
      days30: 'The last 30 days',
      dates: 'Between two dates',
    } as Readonly<Record<string, string>>,
    rangeProblems: {
      missing: 'Choose the first and the last day.',
      backwards: 'The last day is before the first one. Swap them, or choose another day.',
      future: 'The first day has not come yet. Choose today or an earlier one.',
    } as Readonly<Record<RangeProblem, string>>,
    bySteps: { day: 'By day', week: 'By week', month: 'By month', year: 'By year' } as Readonly<
      Record<ReportSpan['step'], string>
    >,
    weekOf: 'Project',
    leadsTotal: 'Leads',
    answeredOf: 'Answered',
    middle: 'Median time to answer',
    slowest: 'Slowest answer',
    waitingSince: 'Longest without an answer',
    byPage: 'By page',
    bySource: 'By source',
    byPerson: 'By person',
    noSource: 'No source',
    noPage: 'No page',
    none: 'None',
  },
  id: {
    range: 'Periode',
    ranges: {
      today: 'Hari ini',
      week: 'Minggu ini',
      days7: 'Tujuh hari terakhir',
      month: 'Bulan ini',
      days30: '30 hari terakhir',
      dates: 'Di antara dua tanggal',
    },
    rangeProblems: {
      missing: 'Pilih hari pertama dan hari terakhir.',
      backwards: 'Hari terakhir lebih awal dari hari pertama. Tukar, atau pilih hari lain.',
      future: 'Hari pertama belum tiba. Pilih hari ini atau sebelumnya.',
    },
    bySteps: { day: 'Per hari', week: 'Per minggu', month: 'Per bulan', year: 'Per tahun' },
    weekOf: 'Proyek',
    leadsTotal: 'Leads',
    answeredOf: 'Dijawab',
    middle: 'Median waktu jawab',
    slowest: 'Jawaban paling lama',
    waitingSince: 'Paling lama belum dijawab',
    byPage: 'Per halaman',
    bySource: 'Per sumber',
    byPerson: 'Per orang',
    noSource: 'Tanpa sumber',
    noPage: 'Tanpa halaman',
    none: 'Tidak ada',
  },
});

export type ReportMessages = (typeof reportMessages)['en'];

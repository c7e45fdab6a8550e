import type { Language } from '../../src/lib/languages.ts';
import type { Reminder } from '../store/desk/reminders.ts';

const CALL: Readonly<Record<Language, string>> = { en: 'Call', id: 'Telepon' };
/** Bytes of a line without its break (RFC 5545, 3.1). */
const LINE = 75;

/** A reminder as a calendar file, with an alarm at its time. */
export function calendarFile(reminder: Reminder, language: Language, now: number): string {
  const { name, phone, project_name: project, text } = reminder;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kavling//Desk//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reminder.id}@kavling`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(reminder.at)}`,
    'DURATION:PT15M',
    `SUMMARY:${escapeText([`${CALL[language]} ${name}`, project].filter(Boolean).join(' · '))}`,
    `DESCRIPTION:${escapeText([text, phone].filter(Boolean).join('\n'))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escapeText(`${CALL[language]} ${name}`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** A long line continues after a space on the next one, split between characters. */
function fold(line: string): string {
  let folded = '';
  let width = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (width + bytes > LINE) {
      folded += '\r\n ';
      width = 1;
    }
    folded += letter;
    width += bytes;
  }
  return folded;
}

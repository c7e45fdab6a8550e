import { object, text, type ValueOf } from '../../../src/lib/routes.ts';

/** A template, as an admin writes it. */
export const template = object({
  /** `*` means every project. */
  project: text,
  language: text,
  /** The status of a lead that it is for; empty: any. */
  stage: text,
  name: text,
  text,
});
export type TemplateFields = ValueOf<typeof template>;

/** Where a person is notified. */
const noticeFields = { language: text, email: text, telegram: text, whatsapp: text, text };
const allNotices = object(noticeFields);
export type MyNotices = ValueOf<typeof allNotices>;

/** A channel that is not sent is cleared. */
export const notices = object(noticeFields, ['language', 'email', 'telegram', 'whatsapp', 'text']);

import { object, text, type ValueOf } from '../../../src/lib/routes.ts';

/** What an admin writes in a template. */
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
export const notices = object({ language: text, email: text, telegram: text, whatsapp: text, text });
export type MyNotices = ValueOf<typeof notices>;

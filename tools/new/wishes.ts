import { digitsOf, normalisePhone } from '../../src/lib/phone.ts';
import { isReservedName } from '../diagnostics/rules/page-name.ts';
import type { NewMessages } from '../messages/new.ts';

/** Why a slug cannot be one; nothing when it can. */
export function slugProblem(slug: string, messages: NewMessages): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return messages.slugForm;
  return isReservedName(slug) ? messages.slugTaken(slug) : undefined;
}

/** Why a number cannot be a telesales number; nothing when it can. */
export function phoneProblem(number: string, messages: NewMessages): string | undefined {
  const digits = digitsOf(normalisePhone(number));
  return digits.length >= 11 && digits.length <= 14 ? undefined : messages.phoneForm;
}

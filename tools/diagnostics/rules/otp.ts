import { ownModel } from '../../../src/engine/own-model.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

const { inside, schema } = ownModel;
const actionNames = inside(inside(schema, 'settings'), 'actions');

/** With one-time codes on, the backend must be able to tell the three calls apart and be reachable (CALL-06). */
export const otpIsComplete: Rule = ({ document }) => {
  const settings = isRecord(document.settings) ? document.settings : {};
  const otp = isRecord(settings.otp) ? settings.otp : {};
  if (otp.enabled !== true) return [];
  const found: Finding[] = [];
  const own = isRecord(settings.actions) ? settings.actions : {};
  const taken = new Map<string, string>();
  for (const key of Object.keys(actionNames.properties ?? {})) {
    const name = own[key] ?? inside(actionNames, key).default;
    if (typeof name !== 'string') continue;
    const before = taken.get(name);
    if (before !== undefined)
      found.push({
        code: 'KV312',
        path: ['settings', 'actions', own[key] === undefined ? before : key],
        params: { problem: 'same', key, other: before, name },
      });
    else taken.set(name, key);
  }
  if (typeof settings.ajaxUrl === 'string' && !/^(https?:|\/|\.)/.test(settings.ajaxUrl))
    found.push({
      code: 'KV312',
      path: ['settings', 'ajaxUrl'],
      params: { problem: 'address', name: settings.ajaxUrl },
    });
  return found;
};

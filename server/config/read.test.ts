import { expect, test } from 'vitest';
import { explainConfigProblems, readServerConfig } from './read.ts';

const problemsOf = (env: Record<string, string>) => {
  const result = readServerConfig(env);
  return result.ok ? [] : result.problems;
};

test('an empty environment is a valid configuration', () => {
  const result = readServerConfig({});
  expect(result.ok && result.config.DATABASE_URL).toEqual({ kind: 'sqlite', file: 'data/kavling.db' });
});

test('all invalid values are reported together, with valid values, and secrets are not shown', () => {
  const problems = problemsOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    KAVLING_OTP_TTL_SECONDS: '601',
    KAVLING_OTP_PHONE_LIMITS: 'many',
    KAVLING_TRUSTED_PROXIES: '10.0.0.0/99',
    KAVLING_ALLOWED_ORIGINS: 'https://a.example/path',
    KAVLING_OTP_SENDER: 'pigeon',
    KAVLING_DESK_PEOPLE: 'ani:hunter2',
    KAVLING_RETENTON_DAYS: '30',
  });
  expect(problems.map((problem) => problem.name).sort()).toEqual([
    'DATABASE_URL',
    'KAVLING_ALLOWED_ORIGINS',
    'KAVLING_DESK_PEOPLE',
    'KAVLING_OTP_PHONE_LIMITS',
    'KAVLING_OTP_SENDER',
    'KAVLING_OTP_TTL_SECONDS',
    'KAVLING_RETENTON_DAYS',
    'KAVLING_TRUSTED_PROXIES',
    'PORT',
  ]);
  const text = explainConfigProblems(problems);
  expect(text).not.toContain('hunter2');
  expect(text).toContain('PORT=70000\n  Use a whole number from 0 to 65535.');
});

test('a choice requires its settings', () => {
  const names = (env: Record<string, string>) => problemsOf(env).map((problem) => problem.name);
  expect(names({ DATABASE_URL: 'postgres://u@h/d' })).toEqual(['KAVLING_SECRET']);
  expect(names({ KAVLING_OTP_SENDER: 'whatsapp' })).toHaveLength(3);
  expect(names({ KAVLING_WEBHOOK_URLS: 'https://crm.example/hook' })).toEqual(['KAVLING_WEBHOOK_SECRET']);
  expect(names({ KAVLING_SECRET: 'short' })).toEqual(['KAVLING_SECRET']);
});

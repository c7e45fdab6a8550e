import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageIn } from '../../src/lib/localized-error.ts';
import { findChromium } from '../environment/chromium.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { isFree } from '../environment/port.ts';
import { type DoctorMessages, doctorMessages } from '../messages/doctor.ts';
import { findPages } from '../pages/pages.ts';
import { paintFor } from '../report/paint.ts';
import type { Check, DoctorOptions } from './doctor-check.ts';
import { checkSending } from './doctor-send.ts';

/** `kavling doctor`: checks everything Kavling needs on this computer and explains how to fix missing parts. */
export async function doctor(environment: Environment, options: DoctorOptions): Promise<number> {
  const messages = doctorMessages[environment.language];
  const checks = [
    checkNode(process.versions.node, messages),
    checkPages(environment, messages),
    await checkWriting(environment, messages),
    await checkDatabase(environment, messages),
    await checkPort(messages),
    checkChromium(environment, messages),
    ...(options.send || options.to !== undefined ? await checkSending(environment, options) : []),
    ...checkNotices(environment, messages),
  ];
  if (options.json) environment.out.write(`${JSON.stringify(checks, null, 2)}\n`);
  else {
    const paint = paintFor(environment.out, environment.env);
    const signs = { good: paint.green('✓'), hint: paint.yellow('!'), bad: paint.red('×') };
    for (const { name, state, found, fix } of checks) {
      environment.out.write(`${signs[state]} ${name.padEnd(12)} ${found}\n`);
      if (fix) environment.out.write(`  ${' '.repeat(12)} ${paint.cyan(fix)}\n`);
    }
  }
  return checks.some(({ state }) => state === 'bad') ? exit.findings : exit.ok;
}

/** Node 20.19 or newer. */
function checkNode(version: string, messages: DoctorMessages): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19))
    return { name: messages.names.node, state: 'good', found: version };
  return {
    name: messages.names.node,
    state: 'bad',
    found: version,
    fix: messages.installNode,
  };
}

function checkPages(environment: Environment, messages: DoctorMessages): Check {
  const pages = findPages(environment.files, environment.cwd);
  if (pages.length)
    return {
      name: messages.names.pages,
      state: 'good',
      found: messages.pagesIn(pages.length, join(environment.cwd, 'pages')),
    };
  return {
    name: messages.names.pages,
    state: 'hint',
    found: messages.noPagesIn(join(environment.cwd, 'pages')),
    fix: messages.goToSite,
  };
}

async function checkWriting({ cwd }: Environment, messages: DoctorMessages): Promise<Check> {
  const failed: string[] = [];
  for (const name of ['pages', 'dist', 'data']) {
    const folder = existsSync(join(cwd, name)) ? join(cwd, name) : cwd;
    const probe = join(folder, `.kavling-${process.pid}`);
    try {
      await writeFile(probe, '');
      await rm(probe);
    } catch {
      failed.push(folder);
    }
  }
  if (failed.length === 0)
    return { name: messages.names.writing, state: 'good', found: messages.mayWrite(cwd) };
  return {
    name: messages.names.writing,
    state: 'bad',
    found: messages.mayNotWrite(failed.join(', ')),
    fix: messages.changeRights,
  };
}

/** Opens a database in memory. */
async function checkDatabase({ language }: Environment, messages: DoctorMessages): Promise<Check> {
  const name = messages.names.database;
  try {
    const { describeSqlite } = await import('../../server/index.ts');
    return { name, state: 'good', found: describeSqlite() };
  } catch (error) {
    return { name, state: 'bad', found: messages.noSqlite, fix: messageIn(error, language) };
  }
}

async function checkPort(messages: DoctorMessages): Promise<Check> {
  if (await isFree(4170, '127.0.0.1'))
    return { name: messages.names.port, state: 'good', found: messages.portFree };
  return {
    name: messages.names.port,
    state: 'hint',
    found: messages.portTaken,
    fix: messages.otherPort,
  };
}

const NOTICE_SETTINGS = [
  'KAVLING_SMTP_URL',
  'KAVLING_TELEGRAM_TOKEN',
  'KAVLING_WHATSAPP_LEAD_TEMPLATE',
  'KAVLING_PUSH_PUBLIC_KEY',
] as const;

/** Where notices are sent, they link to the desk only if the server knows its own address. */
function checkNotices({ env }: Environment, messages: DoctorMessages): readonly Check[] {
  const used = NOTICE_SETTINGS.filter((name) => env[name]);
  if (used.length === 0) return [];
  const { KAVLING_ADDRESS: address = '' } = env;
  const name = messages.names.notices;
  if (address !== '') return [{ name, state: 'good', found: messages.linksTo(address) }];
  return [{ name, state: 'hint', found: messages.noLinks, fix: messages.setAddress }];
}

function checkChromium({ env, platform }: Environment, messages: DoctorMessages): Check {
  const found = findChromium(env, platform);
  if (found) return { name: messages.names.chromium, state: 'good', found };
  return {
    name: messages.names.chromium,
    state: 'hint',
    found: messages.notFound,
    fix: messages.installChromium,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SharedValue, sharedWithWordpress } from '../../wordpress/shared.ts';

/** The data that the WordPress plugin shares with the reference backend, as a PHP file. */
export function printWordpressShared(root: string): string {
  return `<?php\n\n// Made by \`npm run generate\` from the reference backend.\ndefined('ABSPATH') || exit;\n\nreturn ${print({ version: packageVersion(root), ...sharedWithWordpress }, '')};\n`;
}

/** The main file of the plugin, with the version of the package in the header that WordPress reads. */
export function printWordpressPlugin(root: string): string {
  const plugin = readFileSync(join(root, 'wordpress/kavling.php'), 'utf8');
  return plugin.replace(/^( \* Version: ).*$/m, `$1${packageVersion(root)}`);
}

function print(value: SharedValue, indent: string): string {
  if (typeof value === 'string') return quote(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((each: SharedValue) => print(each, inner))
    : Object.entries(value).map(([name, each]) => `${quote(name)} => ${print(each as SharedValue, inner)}`);
  return `[\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}]`;
}

function packageVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

import { copy } from '../../server/copy.ts';
import { ANSWER_STYLE } from '../../server/http/answer-page.ts';
import { KEPT_FIELDS } from '../../server/routes/native-forms.ts';
import { LOCAL_PHONE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from '../../src/lib/form-patterns.ts';

type PhpValue = string | readonly string[] | { readonly [name: string]: PhpValue };

/** What the WordPress plugin has in common with the reference backend: sentences, style, patterns, the fields of a form. */
export function printWordpressShared(): string {
  const shared: PhpValue = {
    copy: Object.fromEntries(Object.entries(copy).map(([name, text]) => [name, template(text)])),
    style: ANSWER_STYLE,
    patterns: { name: NAME_PATTERN, international: PHONE_PATTERN, local: LOCAL_PHONE_PATTERN },
    keptFields: KEPT_FIELDS,
  };
  return `<?php\n// Made by \`npm run generate\` from the reference backend.\ndefined('ABSPATH') || exit;\n\nreturn ${print(shared, '')};\n`;
}

/** A sentence with places for what it names: `Halo, saya {name}.` */
function template(text: string | ((...values: string[]) => string)): string {
  if (typeof text === 'string') return text;
  const names = /^\(?([^)=]*)\)?\s*=>/.exec(text.toString())?.[1] ?? '';
  return text(...names.split(',').map((name) => `{${name.trim()}}`));
}

function print(value: PhpValue, indent: string): string {
  if (typeof value === 'string') return quote(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((each: PhpValue) => print(each, inner))
    : Object.entries(value).map(([name, each]) => `${quote(name)} => ${print(each as PhpValue, inner)}`);
  return `[\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}]`;
}

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

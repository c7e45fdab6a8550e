import { github } from './github.ts';
import { json } from './json.ts';
import { pretty } from './pretty.ts';
import type { Report } from './report.ts';
import { sarif } from './sarif.ts';

export const formats = { pretty, json, github, sarif } satisfies Record<string, Report>;

export type Format = keyof typeof formats;

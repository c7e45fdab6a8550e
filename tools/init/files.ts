import packageFile from '../../package.json' with { type: 'json' };
import type { Language } from '../../src/lib/languages.ts';
import agentsEnglish from './files/AGENTS.en.md?raw';
import agentsIndonesian from './files/AGENTS.id.md?raw';
import ci from './files/ci.yml?raw';
import compose from './files/compose.yaml?raw';
import dockerfile from './files/Dockerfile?raw';
import dockerignore from './files/dockerignore?raw';
import environment from './files/env.example?raw';
import gitignore from './files/gitignore?raw';
import config from './files/kavling.config.ts?raw';
import service from './files/kavling.service?raw';
import pattern from './files/pattern.json?raw';
import patternsEnglish from './files/patterns.en.md?raw';
import patternsIndonesian from './files/patterns.id.md?raw';
import readmeEnglish from './files/README.en.md?raw';
import readmeIndonesian from './files/README.id.md?raw';
import tsconfig from './files/tsconfig.json?raw';

const agents: Readonly<Record<Language, string>> = { en: agentsEnglish, id: agentsIndonesian };
const readme: Readonly<Record<Language, string>> = { en: readmeEnglish, id: readmeIndonesian };
const aboutPatterns: Readonly<Record<Language, string>> = { en: patternsEnglish, id: patternsIndonesian };

export interface NewSite {
  /** Name of the npm package, which is that of the folder. */
  readonly name: string;
  /** The version of Kavling that the site depends on. */
  readonly version: string;
  readonly language: Language;
  /** The version of better-sqlite3 to use; undefined where Node includes SQLite. */
  readonly driver: string | undefined;
}

/** Instructions for agents that work in a site. */
export function agentFiles(language: Language): Readonly<Record<string, string>> {
  return { 'AGENTS.md': agents[language] };
}

/** The files of a company's repository besides its pages and the editor's settings, by path. */
export function siteFiles({ name, version, language, driver }: NewSite): Readonly<Record<string, string>> {
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: {
      start: 'kavling preview',
      studio: 'kavling studio',
      validate: 'kavling validate',
      build: 'kavling build',
      serve: 'kavling serve',
      // A clone has no .kavling yet. A mistake in the site is no reason to refuse an installation.
      prepare: 'kavling prepare || exit 0',
    },
    dependencies: { ...(driver ? { 'better-sqlite3': driver } : {}), kavling: `^${version}` },
    // Tools that check the site's own widgets, as in this repository.
    devDependencies: {
      '@types/react': packageFile.devDependencies['@types/react'],
      typescript: packageFile.devDependencies.typescript,
    },
    engines: { node: '>=20.19' },
    // npm 12 runs install scripts of packages that are named here only; this one fetches SQLite's driver.
    ...(driver ? { allowScripts: { 'better-sqlite3': true } } : {}),
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'kavling.config.ts': config,
    'tsconfig.json': tsconfig,
    '.gitignore': gitignore,
    'README.md': readme[language].replaceAll('{{name}}', name),
    ...agentFiles(language),
    '.github/workflows/pages.yml': ci,
    Dockerfile: dockerfile,
    '.dockerignore': dockerignore,
    'compose.yaml': compose,
    '.env.example': environment,
    'deploy/kavling.service': service,
    'pages/.gitkeep': '',
    'patterns/open-house.json': pattern,
    'patterns/README.md': aboutPatterns[language],
  };
}

import { Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { annotations, mapSchema, type Schema } from '../../src/document/schema.ts';

const options: Options = {
  allErrors: true,
  discriminator: true,
  strict: true,
  allowUnionTypes: true,
  messages: false,
  // Compares a long list of names in a loop: written out, the code would repeat it at every place.
  loopEnum: 20,
  code: { source: true, esm: true, optimize: 2 },
};

/** Texts for people and editors: the validator would contain all of them, three times the size of its rules. */
const SILENT = new Set<string>([
  ...annotations,
  'title',
  'description',
  'default',
  'examples',
  'format',
  '$comment',
]);

function withoutAnnotations(part: Schema): Schema {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !SILENT.has(key)));
}

/** The validator as a module without imports: `validate(document)` → boolean, `validate.errors`. */
export function printValidator(bundle: Schema): string {
  const ajv = new Ajv(options);
  for (const keyword of annotations) ajv.addKeyword(keyword);
  const schema = mapSchema(bundle, withoutAnnotations);
  const validate = ajv.compile(schema);
  const emit = (standaloneCode as unknown as { default?: typeof standaloneCode }).default ?? standaloneCode;
  const code = emit(ajv, validate);
  return [
    '/* Made by `npm run generate` from schemas/. Do not edit. */',
    '// @ts-nocheck',
    ...runtimeImports(code),
    withoutRequire(code),
    '',
  ].join('\n');
}

const runtime: Record<string, string> = {
  'ajv/dist/runtime/equal': 'equal',
  'ajv/dist/runtime/ucs2length': 'ucs2length',
};

function runtimeImports(code: string): string[] {
  return Object.entries(runtime)
    .filter(([path]) => code.includes(`require("${path}")`))
    .map(
      ([path, name]) =>
        `import ${name}Module from '${path}.js';\nconst ${name} = ${name}Module.default ?? ${name}Module;`,
    );
}

function withoutRequire(code: string): string {
  let out = code;
  for (const [path, name] of Object.entries(runtime))
    out = out.replaceAll(`require("${path}").default`, name);
  if (out.includes('require('))
    throw new Error(
      'The validator still calls require(): add its module to the table in tools/generate/validator.ts.',
    );
  return out;
}

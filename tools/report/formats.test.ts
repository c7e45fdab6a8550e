import { expect, test } from 'vitest';
import { validate } from '../commands/validate.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';

const page = `{
  "version": 1,
  "template": "microsit",
  "seo": { "title": "Rumah, 50% siap", "description": "Hunian." },
  "project": { "id": "1", "name": "A", "superleadsId": "S", "telesalesNumber": "6281380045566" },
  "sections": [{ "type": "section", "children": [{ "type": "heading", "text": "A" }] }]
}
`;

async function render(format: 'pretty' | 'json' | 'github' | 'sarif', color = false): Promise<string> {
  const { environment, written } = memoryEnvironment({
    files: { '/site/pages/a/page.json': page },
    env: color ? { FORCE_COLOR: '1' } : {},
  });
  await validate(environment, [], { format });
  return written.out;
}

test('json is for programs: codes, places and whether a machine can repair it', async () => {
  const { findings, ...counts } = JSON.parse(await render('json'));
  expect(counts).toEqual({ version: 1, pages: 1, errors: 1, warnings: 1, mendable: 0 });
  expect(findings[0]).toEqual({
    code: 'KV204',
    severity: 'error',
    file: 'pages/a/page.json',
    line: 3,
    column: 15,
    endLine: 3,
    endColumn: 25,
    path: 'template',
    widgets: '',
    message: '"template" cannot be "microsit".',
    fix: 'Did you mean "microsite"? All values: "landing-page", "microsite", "page-builder", "elementor".',
    offset: 32,
    length: 10,
    mendable: false,
  });
});

test('github puts each finding beside its line, and hides what would end the command', async () => {
  const lines = (await render('github')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    '::error file=pages/a/page.json,line=3,endLine=3,col=15,endColumn=25,title=KV204::"template" cannot be "microsit". Did you mean "microsite"? All values: "landing-page", "microsite", "page-builder", "elementor".',
  );
  expect(lines[1]).toMatch(/^::warning file=pages\/a\/page\.json,line=6,/);
});

test('sarif has the rules it names, once each', async () => {
  const log = JSON.parse(await render('sarif'));
  const [run] = log.runs;
  expect(log.version).toBe('2.1.0');
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['KV204', 'KV303']);
  for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  expect(run.results[0].locations[0].physicalLocation.region).toEqual({
    startLine: 3,
    startColumn: 15,
    endLine: 3,
    endColumn: 25,
  });
});

test('colours only for a person, or when forced', async () => {
  expect(await render('pretty')).not.toContain('\u001b[');
  expect(await render('pretty', true)).toContain('\u001b[');
});

test('a long line is cut around the mistake, with the marks under it', async () => {
  const long = page
    .replace('"version": 1,', `"version": 1, "seo2": "${'x'.repeat(300)}", "lng": "id",`)
    .replace('microsit"', 'microsite"');
  const { environment, written } = memoryEnvironment({ files: { '/site/pages/a/page.json': long } });
  await validate(environment, []);
  const lines = written.out.split('\n');
  const codeFrame = lines.findIndex((line) => line.includes('"lng": "id"') && line.includes('| …'));
  expect(codeFrame).toBeGreaterThan(0);
  const from = lines[codeFrame]?.indexOf('"lng"') ?? -2;
  expect(lines[codeFrame + 1]?.indexOf('^^^^^')).toBe(from);
});

/**
 * Generates the TypeScript types of the contracts, the JSON Schema of designs and the page of script functions. With
 * `--check` lints the contracts and fails when a committed file is outdated. Works without a network and is
 * deterministic.
 */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { documentSchema } from './documentSchema.ts';
import { scriptReference } from './scriptReference.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = `${root}src/contract/`;
const banner = (document: string) =>
  `// Made from ${document} by \`npm run contract\`; change the document, not this file.\n\n`;

/** Lists the ids of the operations by method and path: a running program can't derive them from types. */
async function operationIds(): Promise<string> {
  const parts = await Promise.all(
    documents.map(async (document) => {
      const { paths } = parse(await readFile(directory + document, 'utf8')) as {
        paths: Record<string, Record<string, { operationId?: string }>>;
      };
      const lines = Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, { operationId }]) =>
          operationId === undefined ? [] : [`    '${method} ${path}': '${operationId}',\n`],
        ),
      );
      return `  ${document.replace('.openapi.yaml', '')}: {\n${lines.sort().join('')}  },\n`;
    }),
  );
  return `${banner(documents.join(' and '))}export const OPERATION_IDS = {\n${parts.join('')}} as const;\n`;
}

/** Generates the types of one OpenAPI document, as the text of a TypeScript file. */
async function generate(document: string): Promise<string> {
  const ast = await openapiTypescript(pathToFileURL(directory + document), { alphabetize: true });
  return banner(document) + astToString(ast);
}

function lint(): boolean {
  const run = spawnSync(process.execPath, [`${root}node_modules/@redocly/cli/bin/cli.js`, 'lint'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (run.status !== 0) process.stderr.write(run.stdout + run.stderr);
  return run.status === 0;
}

const check = process.argv.includes('--check');
const documents = (await readdir(directory)).filter((name) => name.endsWith('.openapi.yaml')).sort();
let failed = check && !lint();

const ofContract = (target: string) => `src/contract/${target}`;
const made = documents.map(async (document) => ({
  document,
  target: ofContract(document.replace('.openapi.yaml', '.gen.ts')),
  wanted: await generate(document),
}));
const others = [
  {
    document: documents.join(' and '),
    target: ofContract('operationIds.gen.ts'),
    wanted: await operationIds(),
  },
  {
    document: 'src/engine',
    target: ofContract('document.schema.json'),
    wanted: await documentSchema(),
  },
  { document: 'src/engine/scripts', target: 'docs/scripts.md', wanted: await scriptReference() },
];
for (const { document, target, wanted } of [...(await Promise.all(made)), ...others]) {
  if (!check) {
    await writeFile(root + target, wanted);
    continue;
  }
  const present = await readFile(root + target, 'utf8').catch(() => '');
  if (present === wanted) continue;
  failed = true;
  process.stderr.write(`${target} differs from ${document}: run npm run contract\n`);
}

if (!failed)
  process.stdout.write(`contract: ${documents.join(', ')} ${check ? 'linted and in step' : 'written'}\n`);
process.exitCode = failed ? 1 : 0;

import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { THREADS } from '../../scripts/buildPlatform';
import { sourceFiles } from '../../scripts/sourceFiles';

const eslint = new ESLint();

/**
 * Files of the platform that read or write JSON, with the limit of its size: none grows with what users send or store.
 */
const BOUNDED_JSON: Readonly<Record<string, string>> = {
  'activity/readItems.ts': 'one value of an entry',
  'environment-api/connectors/connectorSessions.ts': 'credentials',
  'environment-api/connectors/connectorSource.ts': 'credentials',
  'environment-api/fonts/fontUpload.ts': 'names of a font',
  'environment-api/fonts/previewFontStyle.ts': 'a sample of a font',
  'environment-api/library/libraryVersion.ts': 'hashes of the fonts and pictures of a document',
  'environment-api/output/allRecords.ts': '500 rows of a data set at a time',
  'environment-api/output/startOutput.ts': 'settings and ids of layouts',
  'environment-api/output/writeReport.ts': 'one record at a time',
  'environment-api/projects/projectReach.ts': 'names of a picture',
  'environment-api/templates/importTemplate.ts': 'names of a font',
  'environment-api/templates/previewTemplate.ts': 'names of a caller',
  'environment-api/where-used/referenceQueries.ts': 'ids of a page of a list',
  'environment-api/where-used/referencesToFonts.ts': 'names of a font',
  'http/JsonText.ts': 'one user',
  'http/canonicalJson.ts': 'a signed body of 1 MB',
  'http/listing.ts': 'keys of a page',
  'http/mountContract.ts': 'names of a contract',
  'http/sendProblem.ts': 'a problem',
  'identity/createVerifier.ts': 'addresses of an issuer',
  'jobs/attempts.ts': 'two values',
  'management/users/rolesEtag.ts': 'roles of a user',
  'seed/seedOutputTasks.ts': 'demo data',
  'server/answerUnreadable.ts': 'a problem',
  'server/logging.ts': 'a line of 8 kB',
  'settings.ts': 'a file of the operator',
};

/** Files that run in threads. */
const IN_THREADS = /^(readers|rendering)\//;

/** Whether lint refuses an import or a name in a file of the platform. */
async function isRefused(filePath: string, statement: string): Promise<boolean> {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath });
  return (
    result?.messages.some(({ ruleId }) => /no-restricted-(imports|globals|properties)$/.test(ruleId ?? '')) ??
    false
  );
}

describe('input of callers', () => {
  it.each([
    `export { readDocument } from '@/engine/document';`,
    `export { readOutputRequest } from '@/domain/output';`,
    `export { readDataSet } from '@/domain/data-sets';`,
    `export { readProjectRows } from '@/domain/projects';`,
    `export { readTable } from '@/domain/table-file';`,
    `export { readCsv } from '@/domain/format';`,
    `export { readCsvFile } from '@/domain/format';`,
  ])('H5.08 is read by platform/readers alone: %s', async (statement) => {
    for (const file of ['platform/environment-api/templates/planted.ts', 'platform/management/planted.ts'])
      expect(await isRefused(file, statement)).toBe(true);
    expect(await isRefused('platform/readers/planted.ts', statement)).toBe(false);
  });

  it.each([
    `export { request } from 'node:http';`,
    `export { get } from 'node:https';`,
    `export { json } from 'node:stream/consumers';`,
    `export const answer = await fetch('https://agency.test');`,
  ])('H3.27 comes from other computers by way of guardedFetch only: %s', async (statement) => {
    for (const file of ['connectors/planted.ts', 'environment-api/media/planted.ts', 'jobs/planted.ts'])
      expect(await isRefused(`platform/${file}`, statement)).toBe(true);
  });

  it('H3.27 is not parsed where it is received', async () => {
    const parse = `export const read = (text: string) => JSON.parse(text) as string;`;
    expect(await isRefused('platform/connectors/planted.ts', parse)).toBe(true);
    expect(await isRefused('platform/readers/planted.ts', parse)).toBe(false);
  });

  it('H3.20 is parsed and written as JSON in threads only, unless it is small', () => {
    const found = sourceFiles('platform')
      .filter((path) =>
        /\bJSON\.(parse|stringify)\b|\brecordsText\(|\.json\(\)/.test(readFileSync(path, 'utf8')),
      )
      .map((path) => path.replace(/^platform\//, ''))
      .filter((path) => !IN_THREADS.test(path));
    expect(found.sort()).toEqual(Object.keys(BOUNDED_JSON).sort());
  });

  // A thread that checks passwords must not yield: a user waits for it.
  it.each(Object.values(THREADS).filter((file) => !file.includes('scrypt')))(
    'H4.31 is worked on in a thread that gives way first: %s',
    (file) => {
      const [first] = readFileSync(`platform/${file}`, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('import '));
      expect(first).toBe("import '../threads/giveWay.mjs';");
    },
  );
});

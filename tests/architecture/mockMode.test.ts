import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Builds the console as for a release, without writing files. */
async function buildRelease(): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ logLevel: 'silent', build: { write: false, reportCompressedSize: false } });
  if (!('output' in result)) throw new Error('A build of one target gives one output.');
  return result.output;
}

const MOCK_ONLY_MODULES = [
  '/node_modules/msw/',
  '/node_modules/@mswjs/',
  '/src/api/mocks/',
  '/src/app/mock/',
  '/src/demo/',
];
const MOCK_ONLY_WORDS = ['mockServiceWorker', '@demo.test', 'Who do you want to be?', 'mock-platform'];

describe('the release build', () => {
  // Vitest sets "test", which would make a development build.
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  it('R7.05 leaves mock mode, its worker, its data and its picker out', async () => {
    const files = await buildRelease();
    const chunks = files.filter((file) => file.type === 'chunk');
    const modules = chunks.flatMap((chunk) => chunk.moduleIds);
    expect(modules.some((id) => id.endsWith('/src/app/SessionGate.tsx'))).toBe(true);
    for (const part of MOCK_ONLY_MODULES) expect(modules.filter((id) => id.includes(part))).toEqual([]);
    for (const word of MOCK_ONLY_WORDS) {
      expect(chunks.filter((chunk) => chunk.code.includes(word)).map((chunk) => chunk.fileName)).toEqual([]);
    }
    expect(files.filter((file) => file.fileName.includes('mockServiceWorker'))).toEqual([]);
  });
});

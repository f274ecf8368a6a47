// @vitest-environment node
import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlatformApi, ResponseError } from '@/api/http';
import { mediaMutations, mediaQueries, type MediaSearch } from '@/api/media';
import { createMockPlatform } from '@/api/mocks';
import type { MediaAsset } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';

const environment = {
  guid: ENVIRONMENTS.auroraProduction,
  defaultName: 'aurora-production',
  backOfficeUri: 'http://platform.test/grafx',
};
const api = createPlatformApi({
  platformUrl: 'http://platform.test',
  getAccessToken: () => Promise.resolve('token'),
});
const queries = mediaQueries(api, environment);
const mutations = mediaMutations(api, environment);
const server = setupServer();
let client: QueryClient;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  server.resetHandlers(...createMockPlatform({ persona: 'content.admin' }).handlers);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterAll(() => server.close());

type Write<Variables, Result> = {
  mutationFn?: (variables: Variables, context: never) => Promise<Result>;
};
const write = <Variables, Result>(options: Write<Variables, Result>, variables: Variables) =>
  client
    .getMutationCache()
    .build(client, options as object)
    .execute(variables as never) as Promise<Result>;
const read = <Result>({ queryKey, queryFn }: { queryKey: QueryKey; queryFn?: unknown }) =>
  client.fetchQuery({ queryKey, queryFn: queryFn as QueryFunction<Result> });

const EVERYTHING: MediaSearch = {
  folder: '/Brand',
  search: '',
  sortBy: 'name',
  sortOrder: 'asc',
  extensions: [],
};
async function names(search: Partial<MediaSearch> = {}): Promise<string[]> {
  client.clear();
  const { pages } = await client.fetchInfiniteQuery(queries.list({ ...EVERYTHING, ...search }));
  return pages.flatMap(({ data }) => data.map(({ name }) => name));
}

const pdf = (name: string, text = '') => new File([`%PDF-1.7\n${text}`], name);
const upload = (file: File, more: object = {}) =>
  write<object, MediaAsset>(mutations.upload() as never, { file, folderPath: '/Brand', ...more });
const messageOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) =>
      error instanceof ResponseError ? [error.status, (error.body as { detail?: string }).detail] : error,
  );

describe('the media of an environment', () => {
  beforeEach(() => write(mutations.createFolder(), { name: 'Brand' }));

  it('S2.02 S2.19 are listed with their folders first, by name, search and extension', async () => {
    await write(mutations.createFolder(), { name: 'Zebra', folderPath: '/Brand' });
    await upload(pdf('b.pdf'));
    await upload(new File(['%!PS-Adobe-3.0'], 'A.eps'));
    expect(await names()).toEqual(['Zebra', 'A.eps', 'b.pdf']);
    expect(await names({ sortOrder: 'desc' })).toEqual(['Zebra', 'b.pdf', 'A.eps']);
    expect(await names({ extensions: ['eps'] })).toEqual(['Zebra', 'A.eps']);
    expect(await names({ search: 'B.P', folder: '/' })).toEqual(['b.pdf']);
  });

  it('S2.12 are replaced, kept or skipped when their name is used', async () => {
    const first = await upload(pdf('a.pdf'));
    expect(await messageOf(upload(pdf('A.pdf')))).toEqual([400, 'This folder already holds “A.pdf”.']);
    expect((await upload(pdf('a.pdf', 'more'), { whenTaken: 'keepBoth' })).name).toBe('a (2).pdf');
    expect((await upload(pdf('a.pdf', 'more'), { whenTaken: 'skip' })).size).toBe(first.size);
    const replaced = await upload(pdf('a.pdf', 'more'), { whenTaken: 'replace' });
    expect([replaced.id, replaced.size]).toEqual([first.id, first.size + 4]);
  });

  it('S2.08 S2.17 report why they are refused, and why they have no preview', async () => {
    expect(await messageOf(upload(new File(['<html>'], 'a.jpg')))).toEqual([
      400,
      '“a.jpg” has content that does not match its extension.',
    ]);
    const asset = await upload(pdf('a.pdf'));
    expect(await messageOf(read(queries.preview({ ...asset, quality: 'medium' })))).toEqual([
      404,
      'There is no preview of PDF files. They are kept and can be downloaded.',
    ]);
  });

  it('S2.05 S2.06 are renamed, moved and deleted, with their folders', async () => {
    const logos = await write(mutations.createFolder(), { name: 'Logos', folderPath: '/Brand' });
    const asset = await upload(pdf('a.pdf'));
    const moved = await write(mutations.set(), { id: asset.id, name: 'b', folderPath: '/Brand/Logos' });
    expect([moved.name, moved.relativePath]).toEqual(['b.pdf', '/Brand/Logos']);
    const renamed = await write(mutations.setFolder(), { id: logos.id, name: 'Marks', folderPath: '/' });
    expect(renamed.relativePath).toBe('/');
    expect(await messageOf(write(mutations.setFolder(), { id: logos.id, folderPath: '/Marks' }))).toEqual([
      400,
      '“Marks” can’t be moved into itself.',
    ]);
    expect(await read(queries.folder(logos.id))).toMatchObject({ contents: { assets: 1, folders: 0 } });
    await write(mutations.removeFolder(), { id: logos.id });
    expect(await messageOf(write(mutations.remove(), { id: asset.id }))).toEqual([
      404,
      'There is no such asset, or you may not see it.',
    ]);
    expect(await names()).toEqual([]);
  });
});

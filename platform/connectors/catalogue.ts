import type { Readers, SourceAnswers } from '../readers';
import { guardedFetch } from './guardedFetch';
import type { Network } from './network';
import { readAnswer } from './readAnswer';
import { NotInSourceError, SourceError } from './SourceError';

/** Most bytes of a catalogue page, or of the description of an asset. */
const LARGEST_PAGE = 4_000_000;
/** Most bytes of a picture. */
export const LARGEST_PICTURE = 100_000_000;
const PAGE_MILLISECONDS = 15_000;
const FILE_MILLISECONDS = 60_000;
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/tiff', 'image/avif', 'image/webp'];

/** A download from a source, and its limits. */
interface Wanted {
  /** Path of the file, relative to the address of the source. */
  readonly path: string;
  /** Name of the item in an error about its address. */
  readonly what: string;
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A file of a source and its name there. */
interface SourceFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A source that speaks the catalogue protocol of decision 0123, and how to reach it. */
export interface CatalogueSource {
  readonly network: Network;
  /** Without a slash at its end. */
  readonly address: string;
  readonly allowedDomains: readonly string[];
  /** Headers that authenticate the caller. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Aborts a call to the source. */
  readonly signal?: AbortSignal | undefined;
  /** Parses its responses. */
  readonly readers: Readers;
}

/** The folder or search of a request, and its page. */
export interface Asked {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly pageToken?: string | undefined;
}

/** Lists a page of folders and assets. @throws SourceError */
export const listCatalogue = (
  source: CatalogueSource,
  asked: Asked & { readonly folder?: string | undefined },
) => askPage(source, '/assets', asked, 'assets');

/** Requests a page at a path relative to the source's address. @throws SourceError */
export function askPage<Kind extends keyof SourceAnswers>(
  source: CatalogueSource,
  path: string,
  { limit, ...asked }: Asked,
  kind: Kind,
): Promise<SourceAnswers[Kind]> {
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return askSource(source, `${path}?${query.toString()}`, kind);
}

/**
 * Encodes an id as one segment of a path. An id that would change the path, or can't be encoded, names no item.
 * @throws NotInSourceError
 */
export function pathSegment(id: string): string {
  if (id === '.' || id === '..' || /\p{Surrogate}/u.test(id))
    throw new NotInSourceError('it has no such thing');
  return encodeURIComponent(id);
}

/** Downloads an asset: its name and its bytes. @throws SourceError, NotInSourceError */
export const downloadAsset = async (source: CatalogueSource, assetId: string): Promise<SourceFile> =>
  downloadFile(source, {
    path: `/assets/${pathSegment(assetId)}`,
    what: 'picture',
    types: PICTURE_TYPES,
    maxBytes: LARGEST_PICTURE,
  });

/** Downloads a file from the address that a source gives for it. @throws SourceError, NotInSourceError */
export async function downloadFile(
  source: CatalogueSource,
  { path, what, types, maxBytes }: Wanted,
): Promise<SourceFile> {
  const { name, download } = await askSource(source, path, 'file');
  const base = `${source.address}${path}`;
  if (!URL.canParse(download, base)) throw new SourceError(`the address of the ${what} can’t be read`);
  const url = new URL(download, base);
  const isOwn = url.origin === new URL(source.address).origin;
  const content = await guardedFetch(source.network, {
    url: url.href,
    allowedDomains: source.allowedDomains,
    ...(isOwn && { credentials: source.credentials }),
    types,
    maxBytes,
    milliseconds: FILE_MILLISECONDS,
    signal: source.signal,
  });
  return { name, content };
}

/** Requests JSON at a path relative to the source's address, and validates its shape. @throws SourceError */
export const askSource = async <Kind extends keyof SourceAnswers>(
  source: CatalogueSource,
  path: string,
  kind: Kind,
): Promise<SourceAnswers[Kind]> =>
  readAnswer(await fetchJson(source, path), (bytes) => source.readers.sourceAnswer(kind, bytes));

/** Requests JSON at a path relative to the source's address. @throws SourceError */
export const fetchJson = (
  { network, address, allowedDomains, credentials, signal }: CatalogueSource,
  path: string,
) =>
  guardedFetch(network, {
    url: `${address}${path}`,
    allowedDomains,
    credentials,
    types: ['application/json'],
    maxBytes: LARGEST_PAGE,
    milliseconds: PAGE_MILLISECONDS,
    signal,
  });

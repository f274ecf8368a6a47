import * as z from 'zod/mini';
import { guardedFetch } from './guardedFetch';
import type { Network } from './network';
import { NotInSourceError, SourceError } from './SourceError';

/** Most bytes of a catalogue page, or of the description of an asset. */
const LARGEST_PAGE = 4_000_000;
/** Most bytes of a picture. */
export const LARGEST_PICTURE = 100_000_000;
const PAGE_MILLISECONDS = 15_000;
const FILE_MILLISECONDS = 60_000;
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/tiff', 'image/avif', 'image/webp'];

/** A name, an id or an address from a source. */
export const sourceText = z.string().check(z.minLength(1), z.maxLength(2_000));
/** A source's token for the next page. */
export const sourcePageToken = z.nullish(z.string().check(z.maxLength(2_000)));
const pixels = z.nullish(z.number().check(z.int(), z.positive()));

const asset = z.object({ id: sourceText, name: sourceText, width: pixels, height: pixels });
const page = z.object({
  folders: z.optional(z.array(z.object({ path: sourceText, name: sourceText })).check(z.maxLength(1_000))),
  assets: z.array(asset).check(z.maxLength(1_000)),
  nextPageToken: sourcePageToken,
});
const detail = z.object({ id: sourceText, name: sourceText, download: sourceText });

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
) => askPage(source, '/assets', asked, page);

/** Requests a page at a path relative to the source's address. @throws SourceError */
export function askPage<Shape extends z.ZodMiniType>(
  source: CatalogueSource,
  path: string,
  { limit, ...asked }: Asked,
  shape: Shape,
): Promise<z.output<Shape>> {
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return readSourceJson(source, `${path}?${query.toString()}`, shape);
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
  const { name, download } = await readSourceJson(source, path, detail);
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
export async function readSourceJson<Shape extends z.ZodMiniType>(
  { network, address, allowedDomains, credentials, signal }: CatalogueSource,
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const bytes = await guardedFetch(network, {
    url: `${address}${path}`,
    allowedDomains,
    credentials,
    types: ['application/json'],
    maxBytes: LARGEST_PAGE,
    milliseconds: PAGE_MILLISECONDS,
    signal,
  });
  return readJson(bytes, shape);
}

/** Parses JSON and validates its shape. @throws SourceError */
export async function readJson<Shape extends z.ZodMiniType>(
  bytes: AsyncIterable<Uint8Array>,
  shape: Shape,
): Promise<z.output<Shape>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  let json: unknown;
  try {
    json = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new SourceError('its answer is no JSON');
  }
  const found = z.safeParse(shape, json);
  if (!found.success) throw new SourceError('its answer has another shape than the protocol says');
  return found.data;
}

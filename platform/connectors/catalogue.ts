import * as z from 'zod/mini';
import { guardedFetch } from './guardedFetch';
import type { Network } from './network';
import { NotInSourceError, SourceError } from './SourceError';

/** Most bytes of a page of the catalogue, and of what is said of one asset. */
const LARGEST_PAGE = 4_000_000;
/** Most bytes of a picture. */
export const LARGEST_PICTURE = 100_000_000;
const PAGE_MILLISECONDS = 15_000;
const FILE_MILLISECONDS = 60_000;
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/tiff'];

/** A name, an id or an address that a source says. */
export const sourceText = z.string().check(z.minLength(1), z.maxLength(2_000));
/** What a source names the page after this one by. */
export const sourcePageToken = z.nullish(z.string().check(z.maxLength(2_000)));
const pixels = z.nullish(z.number().check(z.int(), z.positive()));

const asset = z.object({ id: sourceText, name: sourceText, width: pixels, height: pixels });
const page = z.object({
  folders: z.optional(z.array(z.object({ path: sourceText, name: sourceText })).check(z.maxLength(1_000))),
  assets: z.array(asset).check(z.maxLength(1_000)),
  nextPageToken: sourcePageToken,
});
const detail = z.object({ id: sourceText, name: sourceText, download: sourceText });

/** What is to be downloaded of a source, and how far that may go. */
interface Wanted {
  /** Below the address of the source; says where the file is. */
  readonly path: string;
  /** As a fault of its address names it. */
  readonly what: string;
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A file of a source and what that calls it. */
interface SourceFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A source that speaks the catalogue protocol of decision 0123, and how to speak to it. */
export interface CatalogueSource {
  readonly network: Network;
  /** Without a slash at its end. */
  readonly address: string;
  readonly allowedDomains: readonly string[];
  /** Headers that show who asks. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Ends a call to it. */
  readonly signal?: AbortSignal | undefined;
}

/** What is looked for. */
export interface Asked {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly pageToken?: string | undefined;
}

/** A page of folders and assets. @throws SourceError */
export const listCatalogue = (
  source: CatalogueSource,
  asked: Asked & { readonly folder?: string | undefined },
) => askPage(source, '/assets', asked, page);

/** A page of what a source has at a path below its address. @throws SourceError */
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
 * An id as one segment of a path: one that would lead elsewhere, or can't be sent, is of nothing a source has.
 * @throws NotInSourceError
 */
export function pathSegment(id: string): string {
  if (id === '.' || id === '..' || /\p{Surrogate}/u.test(id))
    throw new NotInSourceError('it has no such thing');
  return encodeURIComponent(id);
}

/** The name of an asset and its bytes. @throws SourceError, NotInSourceError */
export const downloadAsset = async (source: CatalogueSource, assetId: string): Promise<SourceFile> =>
  downloadFile(source, {
    ...{ path: `/assets/${pathSegment(assetId)}`, what: 'picture' },
    ...{ types: PICTURE_TYPES, maxBytes: LARGEST_PICTURE },
  });

/** A file that a source says the address of. @throws SourceError, NotInSourceError */
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
    ...{ url: url.href, allowedDomains: source.allowedDomains },
    ...(isOwn && { credentials: source.credentials }),
    ...{ types, maxBytes, milliseconds: FILE_MILLISECONDS, signal: source.signal },
  });
  return { name, content };
}

/** What a source answers at a path below its address, when it has the shape. @throws SourceError */
export async function readSourceJson<Shape extends z.ZodMiniType>(
  { network, address, allowedDomains, credentials, signal }: CatalogueSource,
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const bytes = await guardedFetch(network, {
    ...{ url: `${address}${path}`, allowedDomains, credentials },
    ...{ types: ['application/json'], maxBytes: LARGEST_PAGE, milliseconds: PAGE_MILLISECONDS, signal },
  });
  return readJson(bytes, shape);
}

/** What JSON says, when it has the shape. @throws SourceError */
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

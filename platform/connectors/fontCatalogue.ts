import * as z from 'zod/mini';
import { LARGEST_FONT } from '@/domain/font';
import { downloadFile, readSourceJson, type CatalogueSource } from './catalogue';

/** What fonts are sent as: the registered types, those from before, and what servers say that know neither. */
const FONT_TYPES = [
  ...['font/ttf', 'font/otf', 'font/sfnt'],
  ...['application/font-sfnt', 'application/x-font-ttf', 'application/x-font-otf'],
  'application/octet-stream',
];

const text = z.string().check(z.minLength(1), z.maxLength(2_000));
const family = z.object({
  name: text,
  styles: z.array(z.object({ id: text, name: text })).check(z.maxLength(1_000)),
});
const page = z.object({
  families: z.array(family).check(z.maxLength(1_000)),
  nextPageToken: z.nullish(z.string().check(z.maxLength(2_000))),
});

/** What is looked for. */
interface Asked {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly pageToken?: string | undefined;
}

/** A page of the families of a source that speaks the protocol of fonts of decision 0147. @throws SourceError */
export async function listFonts(source: CatalogueSource, { limit, ...asked }: Asked) {
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return readSourceJson(source, `/families?${query.toString()}`, page);
}

/** The name of a font's file and its bytes. @throws SourceError, NotInSourceError */
export const downloadFont = (source: CatalogueSource, fontId: string) =>
  downloadFile(source, {
    ...{ path: `/fonts/${encodeURIComponent(fontId)}`, what: 'font' },
    ...{ types: FONT_TYPES, maxBytes: LARGEST_FONT },
  });

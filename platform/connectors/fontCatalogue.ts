import * as z from 'zod/mini';
import { LARGEST_FONT } from '@/domain/font';
import {
  askPage,
  downloadFile,
  pathSegment,
  sourcePageToken,
  sourceText,
  type Asked,
  type CatalogueSource,
} from './catalogue';

/** What fonts are sent as: the registered types, those from before, and what servers say that know neither. */
const FONT_TYPES = [
  ...['font/ttf', 'font/otf', 'font/sfnt', 'font/opentype'],
  ...['application/font-sfnt', 'application/vnd.ms-opentype'],
  ...['application/x-font-ttf', 'application/x-font-truetype'],
  ...['application/x-font-otf', 'application/x-font-opentype'],
  ...['application/octet-stream', 'binary/octet-stream'],
];

const family = z.object({
  name: sourceText,
  styles: z.array(z.object({ id: sourceText, name: sourceText })).check(z.maxLength(1_000)),
});
const page = z.object({
  families: z.array(family).check(z.maxLength(1_000)),
  nextPageToken: sourcePageToken,
});

/** A page of the families of a source that speaks the protocol of fonts of decision 0147. @throws SourceError */
export const listFonts = (source: CatalogueSource, asked: Asked) => askPage(source, '/families', asked, page);

/** The name of a font's file and its bytes. @throws SourceError, NotInSourceError */
export const downloadFont = async (source: CatalogueSource, fontId: string) =>
  downloadFile(source, {
    ...{ path: `/fonts/${pathSegment(fontId)}`, what: 'font' },
    ...{ types: FONT_TYPES, maxBytes: LARGEST_FONT },
  });

import { LARGEST_FONT } from '@/domain/fonts';
import { askPage, downloadFile, pathSegment, type Asked, type CatalogueSource } from './catalogue';

/** Media types of fonts: the registered ones, older ones, and those of servers that know neither. */
const FONT_TYPES = [
  ...['font/ttf', 'font/otf', 'font/sfnt', 'font/opentype'],
  ...['application/font-sfnt', 'application/vnd.ms-opentype'],
  ...['application/x-font-ttf', 'application/x-font-truetype'],
  ...['application/x-font-otf', 'application/x-font-opentype'],
  ...['application/octet-stream', 'binary/octet-stream'],
];

/** Lists a page of font families from a source that speaks the font protocol of decision 0147. @throws SourceError */
export const listFonts = (source: CatalogueSource, asked: Asked) =>
  askPage(source, '/families', asked, 'families');

/** Downloads a font: its file name and its bytes. @throws SourceError, NotInSourceError */
export const downloadFont = async (source: CatalogueSource, fontId: string) =>
  downloadFile(source, {
    path: `/fonts/${pathSegment(fontId)}`,
    what: 'font',
    types: FONT_TYPES,
    maxBytes: LARGEST_FONT,
  });

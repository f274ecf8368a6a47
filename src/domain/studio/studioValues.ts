/** What a media folder can hold. */
export const ASSET_KINDS = ['asset', 'folder'] as const;

/** Font formats that can be uploaded. */
export const FONT_FORMATS = ['TTF', 'OTF'] as const;

/** One of the font formats. */
export type FontFormat = (typeof FONT_FORMATS)[number];

/** The font format meant by an extension in either case; `undefined` for any other. */
export function parseFontFormat(extension: string): FontFormat | undefined {
  return FONT_FORMATS.find((format) => format === extension.toUpperCase());
}

/** Formats a document can be output in. */
export const OUTPUT_FORMATS = ['PNG', 'JPG', 'PDF', 'GIF', 'MP4'] as const;

/** Qualities a preview can be asked in. */
export const OUTPUT_QUALITIES = ['thumbnail', 'medium', 'highest'] as const;

/** What output is counted as. */
export const OUTPUT_TYPES = ['static', 'animated', 'non-watermarked', 'batch', 'analytics'] as const;

/** Who an item such as a connector comes from. */
export const ITEM_SOURCES = ['user', 'grafx', 'builtIn'] as const;

/** What an output task was made from. */
export const ITEM_TYPES = ['Template', 'Project'] as const;

/** Tabs of the data area. */
export const DATA_TABS = ['media', 'fonts', 'data'] as const;

/** How guides are drawn. */
export const GUIDE_STYLES = ['line', 'square'] as const;

/** Kinds of colour in a brand kit, as the environment API names them. */
export const COLOUR_TYPES = ['hex', 'rgb', 'cmyk', 'spotCmyk', 'spotRgb', 'spotHex'] as const;

/** The colour a new swatch starts with. */
export const DEFAULT_COLOUR = '#000000';

/** When a PDF output setting lets a job fail (reading 30). */
export const ERROR_HANDLING_OPTIONS = ['On errors', 'On errors and warnings', 'Never'] as const;

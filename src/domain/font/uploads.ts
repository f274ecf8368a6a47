import { faultOfCharacters, itemNameKey, LONGEST_ITEM_NAME } from '../item-name';
import { conflicting, invalidField } from '../refusal';
import { LARGEST_FONT, MOST_FONTS } from './limits';
import type { FontFault } from './readFont';

/** How long an upload waits to be confirmed, in milliseconds. */
export const UPLOAD_WAITS = 24 * 60 * 60_000;

/** The kinds of font files that are kept. */
const KEPT_EXTENSIONS = ['ttf', 'otf'] as const;
export type FontExtension = (typeof KEPT_EXTENSIONS)[number];

/** The kinds of font files that are taken: those that are kept, and packed ones and collections, which are unpacked. */
export const FONT_EXTENSIONS = [...KEPT_EXTENSIONS, 'woff', 'woff2', 'ttc', 'otc'] as const;

/** The kind of a font file by its name, in any case. */
export function fontExtensionOf(fileName: string): (typeof FONT_EXTENSIONS)[number] | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return FONT_EXTENSIONS.find((extension) => extension === ending);
}

/** Whether a file may hold several fonts, by its name. */
export const isFontCollection = (fileName: string): boolean =>
  ['ttc', 'otc'].includes(fontExtensionOf(fileName) ?? '');

/** The kind a font is kept as: by its name, or, if it was packed, by its outlines. */
export function keptExtension(fileName: string, font: Uint8Array): FontExtension {
  const named = KEPT_EXTENSIONS.find((extension) => extension === fontExtensionOf(fileName));
  return named ?? (String.fromCharCode(...font.subarray(0, 4)) === 'OTTO' ? 'otf' : 'ttf');
}

/** The name a font is kept under: that of its file, with the number of a font of several and the ending of its kind. */
export function keptName(fileName: string, extension: FontExtension, number?: number): string {
  const base = number === undefined && fontExtensionOf(fileName) === extension ? fileName : undefined;
  const plain = fileName.slice(0, fileName.lastIndexOf('.'));
  return base ?? `${plain}${number === undefined ? '' : ` ${number}`}.${extension}`;
}

/** One file of an upload, as far as it is judged by. */
export interface UploadedFont {
  readonly id: string;
  readonly familyName: string;
  readonly styleName: string;
  /** Why it is refused whatever it is called. */
  readonly fault: FontFault | null;
}

/** Why a file of an upload can't be added as it is. */
export interface FontError {
  readonly code: FontFault | 'familyName' | 'styleName' | 'duplicate';
  readonly message: string;
}

const FAULTS: Readonly<Record<FontFault, string>> = {
  format: 'Only TTF, OTF, WOFF, WOFF2, TTC and OTC files are taken.',
  large: `Unpacked, a font has at most ${LARGEST_FONT / 1_000_000} MB, and all fonts of a file have four times as much.`,
  damaged: 'This file is damaged, or no font.',
  variable: 'This is a variable font; only single styles are taken.',
  pictures: 'The characters of this font are pictures of fixed sizes; only fonts with outlines are taken.',
  outlines: 'No character of this font has an outline, so nothing could be drawn with it.',
  embedding: 'The settings of this font forbid embedding it in documents.',
};

/**
 * Why a file is refused without being read: for its kind or for its size, in bytes. What the platform refuses is not to be
 * sent first.
 */
export function refusalOfFontFile({ name, size }: { name: string; size: number }): string | undefined {
  if (fontExtensionOf(name) === undefined) return FAULTS.format;
  return size > LARGEST_FONT ? `A font file has at most ${LARGEST_FONT / 1_000_000} MB.` : undefined;
}

/** What tells styles apart: neither case nor accents count. */
export const styleKey = ({ familyName, styleName }: Pick<UploadedFont, 'familyName' | 'styleName'>): string =>
  JSON.stringify([itemNameKey(familyName.trim()), itemNameKey(styleName.trim())]);

/**
 * What is wrong with each file of an upload, in the order of the files.
 * @param taken keys of the styles the library has, see `styleKey`
 */
export function judgeUpload(fonts: readonly UploadedFont[], taken: ReadonlySet<string>): FontError[][] {
  const earlier = new Set<string>();
  return fonts.map((font) => {
    if (font.fault) return [{ code: font.fault, message: FAULTS[font.fault] }];
    const key = styleKey(font);
    const errors: FontError[] = [
      ...faultsOfName('familyName', 'family', font.familyName),
      ...faultsOfName('styleName', 'style', font.styleName),
    ];
    if (taken.has(key)) errors.push(duplicate('The library has this style of this family already.'));
    else if (earlier.has(key)) errors.push(duplicate('An earlier file has this family and style.'));
    earlier.add(key);
    return errors;
  });
}

const duplicate = (message: string): FontError => ({ code: 'duplicate', message });

function faultsOfName(code: 'familyName' | 'styleName', what: string, name: string): FontError[] {
  const length = [...name.trim()].length;
  if (length === 0) return [{ code, message: `A ${what} is needed.` }];
  if (length > LONGEST_ITEM_NAME)
    return [{ code, message: `A ${what} has at most ${LONGEST_ITEM_NAME} characters.` }];
  const message = faultOfCharacters(name.trim());
  return message === undefined ? [] : [{ code, message }];
}

/** What calls that find nothing say was looked for. */
export const FONT_WORDS = {
  family: 'font family',
  style: 'font style',
  upload: 'upload',
  file: 'file of this upload',
  font: 'font in this connector',
} as const;

/** Why an upload nothing is left of is not confirmed. */
export const NOTHING_LEFT = conflicting('No file is left in this upload.');

/** Why more files are refused than an upload takes. */
export const TOO_MANY_FONTS = invalidField('file', `An upload has at most ${MOST_FONTS} files.`);

/** What a list of families can be sorted by. */
export const FAMILY_SORTS = ['name', 'created', 'modified'] as const;
export type FamilySort = (typeof FAMILY_SORTS)[number];

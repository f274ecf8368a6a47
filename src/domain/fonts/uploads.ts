import { faultOfCharacters, itemNameKey, LONGEST_ITEM_NAME } from '../item-name';
import { conflicting, invalidField } from '../refusal';
import { LARGEST_FONT, MOST_FONTS } from './limits';
import type { FontFault } from './readFont';

/** The lifetime of an unconfirmed upload, in milliseconds. */
export const UPLOAD_WAITS = 24 * 60 * 60_000;

/** The types of stored font files. */
const KEPT_EXTENSIONS = ['ttf', 'otf'] as const;
export type FontExtension = (typeof KEPT_EXTENSIONS)[number];

/** The types of accepted font files: stored types, and packed ones and collections, which are unpacked. */
export const FONT_EXTENSIONS = [...KEPT_EXTENSIONS, 'woff', 'woff2', 'ttc', 'otc'] as const;

/** Returns the type of a font file by its name, in any case. */
export function fontExtensionOf(fileName: string): (typeof FONT_EXTENSIONS)[number] | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return FONT_EXTENSIONS.find((extension) => extension === ending);
}

/** Returns the stored type of a font: by its name, or, if it was packed, by its outlines. */
export function keptExtension(fileName: string, font: Uint8Array): FontExtension {
  const named = KEPT_EXTENSIONS.find((extension) => extension === fontExtensionOf(fileName));
  return named ?? (String.fromCharCode(...font.subarray(0, 4)) === 'OTTO' ? 'otf' : 'ttf');
}

/** Returns the stored name of a font: its file name, with its number in a collection and the extension of its type. */
export function keptName(fileName: string, extension: FontExtension, number?: number): string {
  const base = number === undefined && fontExtensionOf(fileName) === extension ? fileName : undefined;
  const plain = fileName.slice(0, fileName.lastIndexOf('.'));
  return base ?? `${plain}${number === undefined ? '' : ` ${number}`}.${extension}`;
}

/** The properties of an uploaded file that decide about its acceptance. */
export interface UploadedFont {
  readonly id: string;
  readonly familyName: string;
  readonly styleName: string;
  /** The reason to refuse it regardless of its name. */
  readonly fault: FontFault | null;
}

/** An error that prevents adding a file of an upload. */
export interface FontError {
  readonly code: FontFault | 'familyName' | 'styleName' | 'duplicate';
  readonly message: string;
}

const FAULTS: Readonly<Record<FontFault, string>> = {
  format: 'Only TTF, OTF, WOFF, WOFF2, TTC and OTC files can be uploaded.',
  large: `Unpacked, a font has at most ${LARGEST_FONT / 1_000_000} MB, and all fonts of a file have four times as much.`,
  damaged: 'This file is damaged, or no font.',
  variable: 'The axes of this variable font can’t be read.',
  pictures: 'The characters of this font are pictures of fixed sizes; only fonts with outlines can be used.',
  outlines: 'No character of this font has an outline, so nothing could be drawn with it.',
  embedding: 'The settings of this font forbid embedding it in documents.',
  bitmapsOnly: 'The settings of this font allow embedding pictures of its letters only, not its outlines.',
};

/** Refuses a file by its type or size in bytes, before it is sent. */
export function refusalOfFontFile({ name, size }: { name: string; size: number }): string | undefined {
  if (fontExtensionOf(name) === undefined) return FAULTS.format;
  return size > LARGEST_FONT ? `A font file has at most ${LARGEST_FONT / 1_000_000} MB.` : undefined;
}

/** Returns the identity of a style, ignoring case and accents. */
export const styleKey = ({ familyName, styleName }: Pick<UploadedFont, 'familyName' | 'styleName'>): string =>
  JSON.stringify([itemNameKey(familyName.trim()), itemNameKey(styleName.trim())]);

/**
 * Returns the errors of each file in an upload, in order.
 * @param taken keys of the library's styles, see `styleKey`
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

/** Nouns for messages about missing things. */
export const FONT_WORDS = {
  family: 'font family',
  style: 'font style',
  upload: 'upload',
  file: 'file of this upload',
  font: 'font in this connector',
} as const;

/** The refusal to confirm an empty upload. */
export const NOTHING_LEFT = conflicting('No file is left in this upload.');

/** The refusal of too many files. */
export const TOO_MANY_FONTS = invalidField('file', `An upload has at most ${MOST_FONTS} files.`);

/** Sort keys of font families. */
export const FAMILY_SORTS = ['name', 'created', 'modified'] as const;
export type FamilySort = (typeof FAMILY_SORTS)[number];

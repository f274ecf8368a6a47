import { faultOfCharacters, itemNameKey, LONGEST_ITEM_NAME } from '../item-name';
import { conflicting, invalidField } from '../refusal';
import type { FontFault } from './readFont';

/** Most bytes of a font file. */
export const LARGEST_FONT = 50_000_000;
/** How long an upload waits to be confirmed, in milliseconds. */
export const UPLOAD_WAITS = 24 * 60 * 60_000;
/** Most files of one upload. */
export const MOST_FONTS = 100;

/** The kinds of font files there are. */
export const FONT_EXTENSIONS = ['ttf', 'otf'] as const;
export type FontExtension = (typeof FONT_EXTENSIONS)[number];

/** The kind of a font file by its name, in any case. */
export function fontExtensionOf(fileName: string): FontExtension | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return FONT_EXTENSIONS.find((extension) => extension === ending);
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
  format: 'Only TTF and OTF files are taken.',
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

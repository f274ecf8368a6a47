import { invalidChoice, invalidField, type Refusal } from '../refusal';
import { OUTPUT_FORMATS } from '../studio';

/** A format that files are made in. */
export type SettingType = (typeof OUTPUT_FORMATS)[number];

export const PDF_VERSIONS = ['1.4', '1.5', '1.6', '1.7'] as const;

/** What lets a record of a PDF fail: only what leaves nothing to print, errors, or warnings too. */
export const FAIL_ON = ['onErrors', 'onErrorsAndWarnings', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** Printing conditions that CMYK values are meant for or turned into. */
export const CMYK_PROFILES = [
  'Coated FOGRA39',
  'Coated FOGRA51',
  'Uncoated FOGRA29',
  'Uncoated FOGRA52',
  'Coated GRACoL 2006',
  'Web Coated SWOP 2006',
  'Japan Color 2001 Coated',
] as const;

/** What RGB values are meant for. */
export const RGB_PROFILES = [
  'sRGB',
  'Adobe RGB (1998)',
  'Apple RGB',
  'ColorMatch RGB',
  'HDTV (Rec. 709)',
  'PAL/SECAM',
  'SDTV NTSC/PAL',
  'SMPTE-C',
] as const;

/** The version PDF/X-4 has. */
export const PDF_X4_VERSION = '1.6';

/** How files are made. Each format has some of these; the others keep their initial values. */
export interface SettingValues {
  readonly watermark: boolean;
  readonly watermarkText: string;
  /** Whether a file of all rows of the data source may be made. */
  readonly dataSourceEnabled: boolean;
  /** Whether records that fail leave the others be. */
  readonly continueAfterFailure: boolean;
  /** Of all but PDF: pixels a pixel of the design. */
  readonly scaling: number;
  /** Of JPG, from 1 to 100. */
  readonly quality: number;
  /** Of GIF and MP4: frames a second. */
  readonly fps: number;
  /** Of GIF: the largest file in 1,000 bytes; any if null. */
  readonly maxFileSizeInKiloBytes: number | null;
  /** This and all that follows are of PDF. */
  readonly version: (typeof PDF_VERSIONS)[number];
  /** Whether the file is PDF/X-4, for the press: of version 1.6, with a profile for all its colours. */
  readonly pdfX4: boolean;
  /** Text as shapes, without fonts. */
  readonly outlineText: boolean;
  readonly cropMarks: boolean;
  /** From the trimmed page to where a crop mark starts, in millimetres. */
  readonly cropMarkOffset: number;
  /** In points. */
  readonly cropMarkWeight: number;
  /** How much narrower the bars of barcodes get, in millimetres. */
  readonly barWidthReduction: number;
  readonly cmykConversion: boolean;
  readonly intendedProfile: string | null;
  readonly targetProfile: string | null;
  readonly rgbConversion: boolean;
  readonly rgbProfile: string;
  readonly failOn: FailOn;
}

/** The name of one of them. */
export type SettingField = keyof SettingValues;

interface Rule {
  readonly types: readonly SettingType[];
  readonly isValid: (value: unknown) => boolean;
  readonly message: string;
}

const EVERY = OUTPUT_FORMATS;
const PDF = ['PDF'] as const;

const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

const numberRule = (types: readonly SettingType[], least: number, most: number): Rule => ({
  types,
  isValid: (value) => isBetween(value, least, most),
  message: `Must be a number from ${least} to ${most}.`,
});

const wholeRule = (types: readonly SettingType[], least: number, most: number): Rule => ({
  types,
  isValid: (value) => isBetween(value, least, most) && Number.isInteger(value),
  message: `Must be a whole number from ${least} to ${most.toLocaleString('en')}.`,
});

const switchRule = (types: readonly SettingType[]): Rule => ({
  types,
  isValid: (value) => typeof value === 'boolean',
  message: 'Must be true or false.',
});

const choiceRule = (types: readonly SettingType[], choices: readonly (string | null)[]): Rule => ({
  types,
  isValid: (value) => choices.some((choice) => choice === value),
  message: invalidChoice(
    '',
    choices.filter((choice) => choice !== null),
  ).detail,
});

/** Most characters of a watermark. */
export const LONGEST_WATERMARK = 50;

const LARGEST_GIF = wholeRule(['GIF'], 1, 1_000_000);

const RULES: Readonly<Record<SettingField, Rule>> = {
  watermark: switchRule(EVERY),
  watermarkText: {
    types: EVERY,
    isValid: (value) =>
      typeof value === 'string' && value.trim() !== '' && [...value].length <= LONGEST_WATERMARK,
    message: `Must be 1 to ${LONGEST_WATERMARK} characters.`,
  },
  dataSourceEnabled: switchRule(EVERY),
  continueAfterFailure: switchRule(EVERY),
  scaling: numberRule(['JPG', 'PNG', 'GIF', 'MP4'], 0.1, 10),
  quality: wholeRule(['JPG'], 1, 100),
  fps: wholeRule(['GIF', 'MP4'], 1, 60),
  maxFileSizeInKiloBytes: {
    ...LARGEST_GIF,
    isValid: (value) => value === null || LARGEST_GIF.isValid(value),
  },
  version: choiceRule(PDF, PDF_VERSIONS),
  pdfX4: switchRule(PDF),
  outlineText: switchRule(PDF),
  cropMarks: switchRule(PDF),
  cropMarkOffset: numberRule(PDF, 0, 50),
  cropMarkWeight: numberRule(PDF, 0.05, 5),
  barWidthReduction: numberRule(PDF, 0, 1),
  cmykConversion: switchRule(PDF),
  intendedProfile: choiceRule(PDF, [null, ...CMYK_PROFILES]),
  targetProfile: choiceRule(PDF, [null, ...CMYK_PROFILES]),
  rgbConversion: switchRule(PDF),
  rgbProfile: choiceRule(PDF, RGB_PROFILES),
  failOn: choiceRule(PDF, FAIL_ON),
};

const isField = (name: string): name is SettingField => Object.hasOwn(RULES, name);

/** The fields a format has. */
export const settingFieldsOf = (type: SettingType): readonly SettingField[] =>
  Object.keys(RULES).filter(
    (name): name is SettingField => isField(name) && RULES[name].types.includes(type),
  );

/** What a new setting of a format holds. */
export const newSettingValues = (type: SettingType): SettingValues => ({
  watermark: false,
  watermarkText: 'SAMPLE',
  dataSourceEnabled: false,
  continueAfterFailure: false,
  scaling: 1,
  quality: 90,
  fps: type === 'GIF' ? 5 : 30,
  maxFileSizeInKiloBytes: null,
  version: '1.7',
  pdfX4: false,
  outlineText: false,
  cropMarks: false,
  cropMarkOffset: 3,
  cropMarkWeight: 0.25,
  barWidthReduction: 0,
  cmykConversion: false,
  intendedProfile: null,
  targetProfile: null,
  rgbConversion: false,
  rgbProfile: RGB_PROFILES[0],
  failOn: 'onErrors',
});

/** What is wrong with a value of a field, in words for whoever typed it. */
export const faultOfSetting = (name: SettingField, value: unknown): string | undefined =>
  RULES[name].isValid(value) ? undefined : RULES[name].message;

/** Why values can't go together. */
function refusalTogether(
  { version, pdfX4, cmykConversion, intendedProfile, targetProfile, rgbConversion }: SettingValues,
  prefix: string,
): Refusal | undefined {
  if (pdfX4 && version !== PDF_X4_VERSION)
    return invalidField(`${prefix}version`, `PDF/X-4 is of version ${PDF_X4_VERSION}.`);
  if (cmykConversion && !intendedProfile)
    return invalidField(
      `${prefix}intendedProfile`,
      'CMYK conversion needs the profile colours are meant for.',
    );
  if (cmykConversion && !targetProfile)
    return invalidField(`${prefix}targetProfile`, 'CMYK conversion needs the profile to convert to.');
  if (rgbConversion && !cmykConversion)
    return invalidField(`${prefix}rgbConversion`, 'RGB is converted only where CMYK is.');
  return undefined;
}

/**
 * Reads some of the values of a format; what is left out is as in a new setting.
 * @param prefix what the names of fields have in front of them in refusals
 */
export function readSettingValues(
  given: Readonly<Record<string, unknown>>,
  type: SettingType,
  prefix = '',
): { readonly value: SettingValues } | { readonly refusal: Refusal } {
  for (const [name, value] of Object.entries(given)) {
    const field = `${prefix}${name}`;
    if (!isField(name) || !RULES[name].types.includes(type))
      return { refusal: invalidField(field, `${type} has no such setting.`) };
    const fault = faultOfSetting(name, value);
    if (fault !== undefined) return { refusal: invalidField(field, fault) };
  }
  const value: SettingValues = {
    ...newSettingValues(type),
    ...(given.pdfX4 === true && { version: PDF_X4_VERSION }),
    ...(given as Partial<SettingValues>),
  };
  const refusal = refusalTogether(value, prefix);
  return refusal ? { refusal } : { value };
}

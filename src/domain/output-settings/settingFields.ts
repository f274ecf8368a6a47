import { invalidChoice, invalidField, type Refusal } from '../refusal';

/** Formats of output settings, as the environment API names them. */
export const OUTPUT_FORMATS = ['PNG', 'JPG', 'PDF', 'GIF', 'MP4'] as const;

/** One of {@link OUTPUT_FORMATS}. */
export type SettingType = (typeof OUTPUT_FORMATS)[number];

export const PDF_VERSIONS = ['1.4', '1.5', '1.6', '1.7'] as const;

/** The findings that fail a record of a PDF: only fatal ones, errors, or also warnings. */
export const FAIL_ON = ['onErrors', 'onErrorsAndWarnings', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** The print conditions for CMYK source values and conversions. */
export const CMYK_PROFILES = [
  'Coated FOGRA39',
  'Coated FOGRA51',
  'Uncoated FOGRA29',
  'Uncoated FOGRA52',
  'Coated GRACoL 2006',
  'Web Coated SWOP 2006',
  'Japan Color 2001 Coated',
] as const;

/** The profiles of RGB values. */
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

/** The PDF version of PDF/X-4. */
export const PDF_X4_VERSION = '1.6';

/** The values of an output setting. Each format uses some; the others keep their initial values. */
export interface SettingValues {
  readonly watermark: boolean;
  readonly watermarkText: string;
  /** Whether a file of all rows of the data source is allowed. */
  readonly dataSourceEnabled: boolean;
  /** Whether other records continue after one has failed. */
  readonly continueAfterFailure: boolean;
  /** All formats but PDF: output pixels for each pixel of the design. */
  readonly scaling: number;
  /** JPG: from 1 to 100. */
  readonly quality: number;
  /** GIF and MP4: frames a second. */
  readonly fps: number;
  /** GIF: the maximum file size in 1,000 bytes; null for no limit. */
  readonly maxFileSizeInKiloBytes: number | null;
  /** PDF: this and all following fields. */
  readonly version: (typeof PDF_VERSIONS)[number];
  /** Whether the file is PDF/X-4, for the press: of version 1.6, with a profile for all its colours. */
  readonly pdfX4: boolean;
  /** Whether text becomes shapes, without fonts. */
  readonly outlineText: boolean;
  readonly cropMarks: boolean;
  /** The distance from the trimmed page to a crop mark, in millimetres. */
  readonly cropMarkOffset: number;
  /** In points. */
  readonly cropMarkWeight: number;
  /** The reduction of barcode bars, in millimetres. */
  readonly barWidthReduction: number;
  readonly cmykConversion: boolean;
  readonly intendedProfile: string | null;
  readonly targetProfile: string | null;
  readonly rgbConversion: boolean;
  readonly rgbProfile: string;
  readonly failOn: FailOn;
}

/** The name of a value. */
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

/** The maximum length of a watermark. */
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

/** Returns the fields of a format. */
export const settingFieldsOf = (type: SettingType): readonly SettingField[] =>
  Object.keys(RULES).filter(
    (name): name is SettingField => isField(name) && RULES[name].types.includes(type),
  );

/** Returns the initial values of a format. */
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

/** Returns the fault of a value for the user. */
export const faultOfSetting = (name: SettingField, value: unknown): string | undefined =>
  RULES[name].isValid(value) ? undefined : RULES[name].message;

/** Refuses contradictory values. */
function refusalTogether(
  { version, pdfX4, cmykConversion, intendedProfile, targetProfile, rgbConversion }: SettingValues,
  prefix: string,
): Refusal | undefined {
  if (pdfX4 && version !== PDF_X4_VERSION)
    return invalidField(`${prefix}version`, `PDF/X-4 is of version ${PDF_X4_VERSION}.`);
  if (cmykConversion && !intendedProfile)
    return invalidField(`${prefix}intendedProfile`, 'CMYK conversion needs the intended profile.');
  if (cmykConversion && !targetProfile)
    return invalidField(`${prefix}targetProfile`, 'CMYK conversion needs the target profile.');
  if (rgbConversion && !cmykConversion)
    return invalidField(`${prefix}rgbConversion`, 'RGB is converted only where CMYK is.');
  return undefined;
}

/**
 * Reads values of a format; missing ones are those of a new setting.
 * @param prefix the prefix of field names in refusals
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

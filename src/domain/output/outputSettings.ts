import { invalidField, type Refusal } from '../refusal';

/** What output can be made as. */
export type OutputFormat = 'png' | 'jpg' | 'pdf';

const PDF_VERSIONS = ['1.4', '1.5', '1.6', '1.7'] as const;

/** How a file is made. */
export interface OutputSettings {
  /** Of PNG and JPG: pixels a pixel of the design. */
  readonly scaling: number;
  /** Of JPG, from 1 to 100. */
  readonly quality: number;
  /** Of PDF. */
  readonly version: (typeof PDF_VERSIONS)[number];
  /** Of PDF: text as shapes, without fonts. */
  readonly outlineText: boolean;
  /** Of PDF. */
  readonly cropMarks: boolean;
  /** Of PDF: how much narrower the bars of barcodes get, in millimetres. */
  readonly barWidthReduction: number;
}

/** What holds for a setting that is left out. */
export const NEW_OUTPUT_SETTINGS: OutputSettings = {
  scaling: 1,
  quality: 90,
  version: '1.7',
  outlineText: false,
  cropMarks: false,
  barWidthReduction: 0,
};

interface Rule {
  readonly formats: readonly OutputFormat[];
  readonly isValid: (value: unknown) => boolean;
  readonly message: string;
}

const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

const SWITCH: Rule = {
  formats: ['pdf'],
  isValid: (value) => typeof value === 'boolean',
  message: 'Must be true or false.',
};

const RULES: Readonly<Record<keyof OutputSettings, Rule>> = {
  scaling: {
    formats: ['png', 'jpg'],
    isValid: (value) => isBetween(value, 0.1, 10),
    message: 'Must be a number from 0.1 to 10.',
  },
  quality: {
    formats: ['jpg'],
    isValid: (value) => isBetween(value, 1, 100) && Number.isInteger(value),
    message: 'Must be a whole number from 1 to 100.',
  },
  version: {
    formats: ['pdf'],
    isValid: (value) => PDF_VERSIONS.some((version) => version === value),
    message: `Must be one of ${PDF_VERSIONS.join(', ')}.`,
  },
  outlineText: SWITCH,
  cropMarks: SWITCH,
  barWidthReduction: {
    formats: ['pdf'],
    isValid: (value) => isBetween(value, 0, 1),
    message: 'Must be a number from 0 to 1.',
  },
};

/** Why settings are not those of a format; each has its own. */
export function refusalOfOutputSettings(
  settings: Readonly<Record<string, unknown>>,
  format: OutputFormat,
): Refusal | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const field = `outputSettings.${name}`;
    const rule = Object.hasOwn(RULES, name) ? RULES[name as keyof OutputSettings] : undefined;
    if (!rule?.formats.includes(format))
      return invalidField(field, `${format.toUpperCase()} has no such setting.`);
    if (!rule.isValid(value)) return invalidField(field, rule.message);
  }
  return undefined;
}

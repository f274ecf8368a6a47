import type { CharacterLook, ParagraphLook } from '@/domain/brand-kit';

type Named<Look, Type> = { [Key in keyof Look]: Look[Key] extends Type ? Key : never }[keyof Look];

/** A number of a style, as its field shows it. */
export interface NumberField {
  readonly name: Named<ParagraphLook, number>;
  readonly label: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

const TRACKING = { min: -10_000, max: 10_000, step: 5 } as const;

/** The numbers every style has. */
export const NUMBERS: readonly NumberField[] = [
  { name: 'fontSize', label: 'Size', unit: 'pt', min: 0.1, max: 10_000 },
  { name: 'lineHeight', label: 'Line height', unit: '%', min: 0, max: 1_000, step: 5 },
  { name: 'trackingLeft', label: 'Tracking before', ...TRACKING },
  { name: 'trackingRight', label: 'Tracking after', ...TRACKING },
  { name: 'baselineShiftValue', label: 'Baseline shift', unit: 'pt' },
];

/** How a paragraph can be aligned. */
export const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
  { value: 'justify', label: 'Justified' },
] as const;

/** The letters a text can be set in. */
export const CASES = [
  { value: 'normal', label: 'As typed' },
  { value: 'uppercase', label: 'Capitals' },
  { value: 'lowercase', label: 'Small letters' },
] as const;

/** Where letters can stand on their line. */
export const POSITIONS = [
  { value: 'normal', label: 'On the line' },
  { value: 'superscript', label: 'Superscript' },
  { value: 'subscript', label: 'Subscript' },
] as const;

interface SwitchField {
  readonly name: Named<CharacterLook, boolean>;
  readonly label: string;
  readonly isOfStroke?: boolean;
}

/** What is on or off in a style. */
export const SWITCHES: readonly SwitchField[] = [
  { name: 'underline', label: 'Underline' },
  { name: 'lineThrough', label: 'Strike through' },
  { name: 'kerningOn', label: 'Kerning' },
  { name: 'fillColorApplied', label: 'Filled' },
  { name: 'textOverprint', label: 'Overprint' },
  { name: 'textStrokeColorApplied', label: 'Stroke', isOfStroke: true },
];

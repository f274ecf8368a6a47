import type { CharacterLook, ParagraphLook } from '@/domain/brand-kits';

type Named<Look, Type> = { [Key in keyof Look]-?: Look[Key] extends Type ? Key : never }[keyof Look];

/** A numeric property of a style, with its field. */
export interface NumberField {
  readonly name: Named<ParagraphLook, number>;
  readonly label: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

const TRACKING = { min: -10_000, max: 10_000, step: 5 } as const;

/** The numeric properties of every style. */
export const NUMBERS: readonly NumberField[] = [
  { name: 'fontSize', label: 'Size', unit: 'pt', min: 0.1, max: 10_000 },
  { name: 'lineHeight', label: 'Line height', unit: '%', min: 0, max: 1_000, step: 5 },
  { name: 'trackingLeft', label: 'Tracking before', ...TRACKING },
  { name: 'trackingRight', label: 'Tracking after', ...TRACKING },
  { name: 'baselineShiftValue', label: 'Baseline shift', unit: 'pt' },
];

/** The alignments of a paragraph. */
export const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
  { value: 'justify', label: 'Justified' },
] as const;

/** The letter cases of a text. */
export const CASES = [
  { value: 'normal', label: 'As typed' },
  { value: 'uppercase', label: 'Capitals' },
  { value: 'lowercase', label: 'Small letters' },
] as const;

/** The vertical positions of letters. */
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

/** The on/off properties of a style. */
export const SWITCHES: readonly SwitchField[] = [
  { name: 'underline', label: 'Underline' },
  { name: 'lineThrough', label: 'Strike through' },
  { name: 'kerningOn', label: 'Kerning' },
  { name: 'fillColorApplied', label: 'Filled' },
  { name: 'textOverprint', label: 'Overprint' },
  { name: 'textStrokeColorApplied', label: 'Stroke', isOfStroke: true },
];

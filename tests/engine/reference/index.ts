import { barcodes } from './barcodes';
import type { Reference } from './build';
import { motion } from './motion';
import { scripts } from './scripts';
import { shapes } from './shapes';
import { texts } from './texts';
import { vertical } from './vertical';

export type { Reference } from './build';
export { fileOf } from './fileOf';
export { drawReference, referenceContext, type ReferenceContext } from './drawReference';

/** The references that every painter has to draw alike, in groups by subject. */
export const REFERENCE_GROUPS = { shapes, texts, vertical, scripts, barcodes, motion };

/** All of them. */
export const REFERENCES: Readonly<Record<string, Reference>> = Object.assign(
  {},
  ...Object.values(REFERENCE_GROUPS),
);

import { DEFAULT_CONDITION, type PressCondition } from '../../../domain/colour';
import type { Document } from '../schema/document';

/** Returns the print condition of the document's inks. */
export const conditionOf = ({ printCondition }: Pick<Document, 'printCondition'>): PressCondition =>
  printCondition ?? DEFAULT_CONDITION;

import { DEFAULT_CONDITION, type PressCondition } from '../../../domain/colour';
import type { Document } from '../schema/document';

/** The condition of printing that the inks of a document are meant for. */
export const conditionOf = ({ printCondition }: Pick<Document, 'printCondition'>): PressCondition =>
  printCondition ?? DEFAULT_CONDITION;

import * as z from 'zod/mini';
import { printCondition } from '../../document/schema/colour';
import { operation } from '../operation';

/** Operations on print settings. */
export const printing = {
  setPrintCondition: operation({ condition: printCondition }, (draft, { condition }) => {
    draft.printCondition = condition;
  }),
  setBlackOverprint: operation({ on: z.boolean() }, (draft, { on }) => {
    draft.blackOverprint = on;
  }),
};

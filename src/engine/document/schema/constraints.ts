import * as z from 'zod/mini';
import { between, describeSchema, id, nameSchema, setDefaults, type Of } from './primitives';

const ids = z.array(id).check(z.maxLength(1_000));
const fontSize = describeSchema(between(0.1, 10_000), 'In points');

/** The constraints of a new frame: nothing is allowed. */
export const ALL_OFF = {
  selectionAllowed: false,
  horizontalMoveAllowed: false,
  verticalMoveAllowed: false,
  rotationAllowed: false,
  resizeAllowed: false,
  proportionLocked: false,
  cropAllowed: false,
  textEditingAllowed: false,
  paragraphStyleIds: [],
  characterStyleIds: [],
  colorIds: [],
} as const;

/** The permissions of project users for a frame. */
export const frameConstraints = nameSchema(
  z.strictObject(
    setDefaults(
      {
        selectionAllowed: z.boolean(),
        horizontalMoveAllowed: z.boolean(),
        verticalMoveAllowed: z.boolean(),
        rotationAllowed: z.boolean(),
        resizeAllowed: z.boolean(),
        proportionLocked: z.boolean(),
        cropAllowed: z.boolean(),
        textEditingAllowed: z.boolean(),
        paragraphStyleIds: ids,
        characterStyleIds: ids,
        colorIds: ids,
        fontSizeMin: z.exactOptional(fontSize),
        fontSizeMax: z.exactOptional(fontSize),
      },
      ALL_OFF,
    ),
  ),
  'FrameConstraints',
  'What users of a project may do with a frame; nothing where a frame has none',
);

/** The permissions of project users for a frame. */
export type FrameConstraints = Of<typeof frameConstraints>;

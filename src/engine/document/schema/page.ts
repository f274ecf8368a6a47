import * as z from 'zod/mini';
import { frame } from './frames';
import { describeSchema, id, name, nameSchema, orderedSchema, type Of } from './primitives';

/** The maximum number of pages in a document. */
export const MOST_PAGES = 50;

/** The maximum number of frames on a page. */
export const MOST_FRAMES = 5_000;

/** The maximum nesting of groups. */
export const MOST_GROUP_DEPTH = 64;

/** Frames and groups that designers handle as one. */
export const group = nameSchema(
  z.strictObject({
    name,
    members: describeSchema(z.array(id).check(z.minLength(1), z.maxLength(MOST_FRAMES)), 'Frames and groups'),
  }),
  'Group',
  'Frames, and groups of them, that are handled as one while designing; they lie one above the other in the page’s order',
);

/** Frames and groups that designers handle as one. */
export type Group = Of<typeof group>;

/** A page: its frames from back to front. Its size belongs to the layout. */
export const page = nameSchema(
  z.strictObject({
    name,
    isVisible: z.boolean(),
    frames: orderedSchema(frame, MOST_FRAMES),
    groups: z.exactOptional(
      describeSchema(z.record(id, group), 'By their id; each frame and group is in one at most'),
    ),
  }),
  'Page',
  'A page and its frames from back to front; its size is the layout’s',
);

/** A page. */
export type Page = Of<typeof page>;

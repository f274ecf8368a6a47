import * as z from 'zod/mini';
import { frame } from './frames';
import { described, id, name, named, ordered, type Of } from './primitives';

/** The most pages a document holds. */
export const MOST_PAGES = 50;

/** The most frames a page holds. */
export const MOST_FRAMES = 5_000;

/** The most groups that are in each other. */
export const MOST_GROUP_DEPTH = 64;

/** Frames, and groups of them, that are handled as one while designing. */
export const group = named(
  z.strictObject({
    name,
    members: described(z.array(id).check(z.minLength(1), z.maxLength(MOST_FRAMES)), 'Frames and groups'),
  }),
  'Group',
  'Frames, and groups of them, that are handled as one while designing; they lie one above the other in the page’s order',
);

/** Frames, and groups of them, that are handled as one while designing. */
export type Group = Of<typeof group>;

/** A page: its frames from back to front. Its size is the layout's. */
export const page = named(
  z.strictObject({
    name,
    isVisible: z.boolean(),
    frames: ordered(frame, MOST_FRAMES),
    groups: z.exactOptional(
      described(z.record(id, group), 'By their id; each frame and group is in one at most'),
    ),
  }),
  'Page',
  'A page and its frames from back to front; its size is the layout’s',
);

/** A page. */
export type Page = Of<typeof page>;

import * as z from 'zod/mini';
import { frame } from './frames';
import { name, named, ordered, type Of } from './primitives';

/** The most pages a document holds. */
export const MOST_PAGES = 50;

/** The most frames a page holds. */
export const MOST_FRAMES = 5_000;

/** A page: its frames from back to front. Its size is the layout's. */
export const page = named(
  z.strictObject({ name, isVisible: z.boolean(), frames: ordered(frame, MOST_FRAMES) }),
  'Page',
  'A page and its frames from back to front; its size is the layout’s',
);

/** A page. */
export type Page = Of<typeof page>;

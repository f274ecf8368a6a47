import type { Document } from '../schema/document';
import type { Frame } from '../schema/frames';
import type { Id } from '../schema/primitives';

/** A frame and its page. */
export interface PlacedFrame {
  readonly pageId: Id;
  readonly frame: Frame;
}

/** The frames of all pages by their id. */
export type FrameIndex = ReadonlyMap<Id, PlacedFrame>;

/** Indexes the frames of all pages by id, in the order of pages and from back to front. */
export const indexFrames = ({ pages }: Pick<Document, 'pages'>): FrameIndex =>
  new Map(
    pages.order.flatMap((pageId) => {
      const page = pages.items[pageId];
      return (page?.frames.order ?? []).flatMap((id) => {
        const frame = page?.frames.items[id];
        return frame ? [[id, { pageId, frame }] as const] : [];
      });
    }),
  );

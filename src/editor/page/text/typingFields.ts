import type { FrameSession } from '../frames/FrameSession';

const fields = new WeakMap<FrameSession, HTMLElement>();

/** Says what takes the typing while a text is edited. @returns what ends that */
export function keepTypingField(session: FrameSession, field: HTMLElement): () => void {
  fields.set(session, field);
  return () => void fields.delete(session);
}

/** What takes the typing, where a text is edited: whoever acts on the text from beside it gives the focus back to this. */
export const typingFieldOf = (session: FrameSession): HTMLElement | undefined => fields.get(session);

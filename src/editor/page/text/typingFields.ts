import type { FrameSession } from '../frames/FrameSession';

const fields = new WeakMap<FrameSession, HTMLElement>();

/** Registers the field that receives typing while a text is edited. The returned function removes it. */
export function keepTypingField(session: FrameSession, field: HTMLElement): () => void {
  fields.set(session, field);
  return () => void fields.delete(session);
}

/** Returns the field that receives typing, if a text is edited; controls beside the text return the focus to it. */
export const getTypingField = (session: FrameSession): HTMLElement | undefined => fields.get(session);

import type { Id } from '@/engine/document';

/** An id no document has yet. */
export const newId = (): Id => crypto.randomUUID();

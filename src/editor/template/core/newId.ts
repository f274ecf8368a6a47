import type { Id } from '@/engine/document';

/** Creates a new unique id. */
export const newId = (): Id => crypto.randomUUID();

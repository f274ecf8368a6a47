/**
 * Whether WebAssembly code has failed halfway, for instance because of a damaged font. Its memory can't be trusted from
 * then on.
 */
export const isTrap = (error: unknown): boolean =>
  error instanceof Error && error.constructor.name === 'RuntimeError';

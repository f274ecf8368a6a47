/**
 * Whether something compiled to WebAssembly has failed in the midst of what it did, as damaged fonts can make it. Nothing
 * it holds can be relied on from then on.
 */
export const isTrap = (error: unknown): boolean =>
  error instanceof Error && error.constructor.name === 'RuntimeError';

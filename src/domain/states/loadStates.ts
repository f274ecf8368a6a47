/** The load states of a screen's content (section 4). */
export type LoadState = 'loading' | 'success' | 'error' | 'idle' | 'resource_not_found';

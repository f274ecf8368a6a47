/** The states what a screen shows can be in (section 4). */
export type LoadState = 'loading' | 'success' | 'error' | 'idle' | 'resource_not_found';

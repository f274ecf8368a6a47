/** The states a screen's data can be in (section 4). */
export const LOAD_STATES = ['loading', 'success', 'error', 'idle', 'resource_not_found'] as const;

/** One of the load states. */
export type LoadState = (typeof LOAD_STATES)[number];

/** The states a validated input can show (section 4). */
export const VALIDATION_STATES = ['success', 'error'] as const;

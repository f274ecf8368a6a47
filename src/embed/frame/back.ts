/** The address of the way back. It is never followed: the host page gets a message instead. */
export const BACK = '#back';

/** The address of the way back, which is not followed: the page around the frame is told. */
export const BACK = '#back';

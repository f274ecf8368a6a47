/** The two axes of a page, with the box fields along and across each. */
export const AXES = [
  { axis: 'x', start: 'x', size: 'width', crossStart: 'y', crossSize: 'height' },
  { axis: 'y', start: 'y', size: 'height', crossStart: 'x', crossSize: 'width' },
] as const;

/** One of the two axes of a page. */
export type Axis = (typeof AXES)[number];

/** Tolerance within which two positions are equal. */
export const SAME = 1e-6;

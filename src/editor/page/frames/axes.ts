/** The two axes of a page, by the fields of a box that lie along each and across it. */
export const AXES = [
  { axis: 'x', start: 'x', size: 'width', crossStart: 'y', crossSize: 'height' },
  { axis: 'y', start: 'y', size: 'height', crossStart: 'x', crossSize: 'width' },
] as const;

/** One of the two axes of a page. */
export type Axis = (typeof AXES)[number];

/** Numbers that differ by less are the same place. */
export const SAME = 1e-6;

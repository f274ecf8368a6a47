import type { DesignColour, TextLook } from './designer';

/** The colours of Aurora as a designer types them. */
export const NIGHT: DesignColour = { inks: [35, 30, 0, 83] };
export const PAPER: DesignColour = { inks: [0, 2, 6, 3] };
export const DAWN: DesignColour = { inks: [0, 65, 81, 6] };

/** The looks of its texts. */
export const HEADLINE: TextLook = {
  font: 'Noto Serif',
  style: 'SemiBold',
  size: 24,
  lineHeight: 104,
  tracking: -12,
  colour: NIGHT,
};
export const LEAD: TextLook = { font: 'Inter', style: 'Medium', size: 10, lineHeight: 135, colour: NIGHT };
export const TEXT: TextLook = { font: 'Inter', style: 'Regular', size: 7.5, lineHeight: 145, colour: NIGHT };
export const LABEL: TextLook = {
  font: 'Inter',
  style: 'SemiBold',
  size: 6,
  lineHeight: 130,
  tracking: 90,
  colour: DAWN,
  isCapitals: true,
};

/** Half a disc, as copied from a drawing program. */
export const HALF_DISC = 'M0 10A10 10 0 0 1 20 10Z';

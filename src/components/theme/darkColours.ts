import type { ColourToken } from './lightColours';

/**
 * Colours of the dark theme, with the same tokens as the light one. Higher surfaces are lighter, the action violet is
 * brighter to keep its weight, and status tints are deep.
 */
export const darkColours: Record<ColourToken, string> = {
  brand: '#010058',
  onBrand: '#ffffff',

  canvas: '#0e0f1c',
  surface: '#151728',
  surfaceSunken: '#10111f',
  surfaceRaised: '#1d2036',
  surfaceHover: '#1c1f34',
  surfacePressed: '#252942',
  surfaceSelected: '#251f4a',
  surfaceInverse: '#e9eaf6',
  scrim: 'rgba(3, 3, 12, 0.66)',
  skeleton: '#232640',
  skeletonShine: '#2c304d',

  text: '#eceefa',
  textMuted: '#aeb3cd',
  textSubtle: '#9298b6',
  textDisabled: '#626885',
  textInverse: '#15172f',
  textLink: '#b9a6ff',

  border: '#282b45',
  borderStrong: '#747a9c',
  borderControl: '#3d4163',
  focus: '#a893ff',

  action: '#7148ea',
  actionHover: '#7c55f0',
  actionPressed: '#5f30e2',
  onAction: '#ffffff',
  actionSoft: '#251f4a',
  actionSoftHover: '#30275f',
  actionText: '#b9a6ff',

  neutral: '#8f95b3',
  neutralSoft: '#262a42',
  neutralText: '#c2c6dc',
  informative: '#5a9bff',
  informativeSoft: '#13284d',
  informativeText: '#9cc4ff',
  positive: '#36b876',
  positiveSoft: '#10301f',
  positiveText: '#7bdca8',
  caution: '#e09a2d',
  cautionSoft: '#38280c',
  cautionText: '#f3c578',
  negative: '#d63a4e',
  negativeHover: '#cf3348',
  negativePressed: '#b82a3d',
  onNegative: '#ffffff',
  negativeSoft: '#421721',
  negativeText: '#ff9aa6',

  tealSoft: '#0d3233',
  tealText: '#74d6d1',
  teal: '#2cb0ab',

  rail: '#0a0b17',
  railHover: '#181a2e',
  railActive: '#2b2554',
  railText: '#a3a8c6',
  railTextActive: '#ffffff',
  railBorder: '#21243b',

  drawingInk: '#8f86d8',
  drawingTint: '#3a3270',
  drawingPaper: '#1d2036',

  data1: '#8d6bf5',
  data2: '#2cb0ab',
  data3: '#e58a48',
  data4: '#5a9bff',
  data5: '#d966b8',
  data6: '#8f95b3',
};

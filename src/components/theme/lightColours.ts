/**
 * Colours of the light theme, named by purpose. All text/background pairs used by components meet WCAG AA;
 * tests/unit/components/theme/contrast.test.ts lists them.
 */
export const lightColours = {
  brand: '#010058',
  onBrand: '#ffffff',

  canvas: '#f6f7fb',
  surface: '#ffffff',
  surfaceSunken: '#eff1f7',
  surfaceRaised: '#ffffff',
  surfaceHover: '#f2f3f9',
  surfacePressed: '#e8eaf4',
  surfaceSelected: '#f1edfd',
  surfaceInverse: '#1a1c38',
  scrim: 'rgba(9, 9, 40, 0.48)',
  skeleton: '#e6e8f1',
  skeletonShine: '#f2f3f8',

  text: '#15172f',
  textMuted: '#50566f',
  textSubtle: '#646a84',
  textDisabled: '#989db4',
  textInverse: '#ffffff',
  textLink: '#4f23cc',

  border: '#e2e5ef',
  borderStrong: '#848aa3',
  borderControl: '#c6cadb',
  focus: '#5f30e2',

  action: '#5f30e2',
  actionHover: '#4f23cc',
  actionPressed: '#421baf',
  onAction: '#ffffff',
  actionSoft: '#f1edfd',
  actionSoftHover: '#e7dffc',
  actionText: '#4f23cc',

  neutral: '#646a84',
  neutralSoft: '#eceef5',
  neutralText: '#444a63',
  informative: '#1f6feb',
  informativeSoft: '#e8f1fe',
  informativeText: '#0f4fb0',
  positive: '#178a4c',
  positiveSoft: '#e4f5ec',
  positiveText: '#0d6335',
  caution: '#b86e00',
  cautionSoft: '#fdf1dd',
  cautionText: '#7d4a00',
  negative: '#cf2a3f',
  negativeHover: '#b51f33',
  negativePressed: '#981829',
  onNegative: '#ffffff',
  negativeSoft: '#fdebed',
  negativeText: '#a81c2f',

  tealSoft: '#dff4f3',
  tealText: '#0a5f5c',
  teal: '#0f8b87',

  rail: '#010058',
  railHover: '#191873',
  railActive: '#2f2d96',
  railText: '#c3c4ea',
  railTextActive: '#ffffff',
  railBorder: '#010058',

  drawingInk: '#010058',
  drawingTint: '#cfc3f8',
  drawingPaper: '#ffffff',

  data1: '#5f30e2',
  data2: '#0f8b87',
  data3: '#c2570c',
  data4: '#1f6feb',
  data5: '#b4308f',
  data6: '#6b7189',
} as const;

/** Every colour token a theme must define. */
export type ColourToken = keyof typeof lightColours;

import { createStitches, type CSS as StitchesCSS } from '@stitches/react';
import { createStyled, type MakeStyles } from './createStyled';
import { darkColours } from './darkColours';
import { lightColours } from './lightColours';
import {
  darkShadows,
  fonts,
  fontSizes,
  fontWeights,
  letterSpacings,
  lightShadows,
  lineHeights,
  media,
  radii,
  sizes,
  space,
  transitions,
  zIndices,
} from './tokens';

const {
  createTheme,
  styled: slowStyled,
  ...stitches
} = createStitches({
  prefix: 'gsc',
  media,
  theme: {
    colors: lightColours,
    space,
    fontSizes,
    lineHeights,
    sizes,
    radii,
    shadows: lightShadows,
    transitions,
    zIndices,
    fontWeights,
    letterSpacings,
    fonts,
  },
  utils: {
    /** Outline offset in px; negative draws it inside. */
    focusRing: (offset: number) => ({
      '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: `${offset}px` },
    }),
    paddingX: (value: string) => ({ paddingInline: value }),
    paddingY: (value: string) => ({ paddingBlock: value }),
    boxSize: (value: string) => ({ width: value, height: value }),
  },
});

/**
 * The only Stitches instance. Features import `styled` and `css` from here, never Stitches itself. `focusRing` draws
 * the focus outline; an outline also works in forced-colours mode.
 */
export const { css, keyframes, globalCss, config } = stitches;

/** Styled components; see {@link createStyled} for the differences from Stitches. */
export const styled = createStyled(css as unknown as MakeStyles) as unknown as typeof slowStyled;

/** The class that activates the dark theme for its descendants. */
export const darkTheme = createTheme('dark-theme', { colors: darkColours, shadows: darkShadows });

/** Style object accepted by `styled`, `css` and every `css` prop. */
export type CSS = StitchesCSS<typeof config>;

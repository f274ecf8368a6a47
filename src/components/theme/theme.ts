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
 * The one Stitches instance. Features style with `styled` and `css` from here and never import Stitches themselves.
 * `focusRing` draws the focus outline; it is an outline so that forced-colours mode keeps it.
 */
export const { css, keyframes, globalCss, config } = stitches;

/** Components with styles; see {@link createStyled} for what is Stitches' and what is ours. */
export const styled = createStyled(css as unknown as MakeStyles) as unknown as typeof slowStyled;

/** The class that turns the dark theme on for everything under it. */
export const darkTheme = createTheme('dark-theme', { colors: darkColours, shadows: darkShadows });

/** Style object accepted by `styled`, `css` and every `css` prop. */
export type CSS = StitchesCSS<typeof config>;

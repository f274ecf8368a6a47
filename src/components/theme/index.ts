export { styled, css, keyframes, darkTheme, config, type CSS } from './theme';
export { applyFonts, applyGlobalStyles } from './globalStyles';
export { firstFontUrl } from './fontFaces';
export {
  applyColourMode,
  resolveColourMode,
  colourModes,
  themeModes,
  type ColourMode,
  type ThemeMode,
} from './colourMode';
export { breakpoints } from './tokens';

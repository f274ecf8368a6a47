import { fallbackFace, fontFaces } from './fontFaces';
import { globalCss } from './theme';

const RESET_SCOPE = '*:where(:not([data-box-sizing="content"], [data-box-sizing="content"] *))';

/**
 * Installs the base styles once: fallback font, box-sizing reset, tabular numerals, selection, focus, scroll bars,
 * reduced motion and forced colours. `[data-box-sizing="content"]` turns the reset off, which the template editor
 * needs for the documents it draws. A `[data-covers-all]` in the body hides everything beside it.
 */
export const applyGlobalStyles = globalCss({
  '@font-face': fallbackFace,
  [`${RESET_SCOPE}, ${RESET_SCOPE}::before, ${RESET_SCOPE}::after`]: { boxSizing: 'border-box' },
  ':root': {
    colorScheme: 'light',
    fontFamily: '$body',
    fontSize: '100%',
    lineHeight: 1.5,
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    fontFeatureSettings: "'cv05' 1, 'ss03' 1",
    accentColor: '$colors$action',
    scrollbarColor: '$colors$borderControl transparent',
  },
  ':root.dark-theme': { colorScheme: 'dark' },
  body: {
    margin: 0,
    minHeight: '100dvh',
    backgroundColor: '$canvas',
    color: '$text',
    fontSize: '$body',
    lineHeight: '$body',
  },
  '#root': { minHeight: '100dvh', isolation: 'isolate' },
  /* Set by the covering element: `body:has(> …)` would make the browser restyle the whole page with each new node. */
  'body[data-covered] > :not([data-covers-all])': { visibility: 'hidden !important' },
  'h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset': { margin: 0, padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'ul[class], ol[class]': { listStyle: 'none' },
  'button, input, textarea, select': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  'table, time, meter, progress, [data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  'h1:focus': { outline: 'none' },
  'a, button, summary, input, textarea, select, [tabindex]': {
    '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  },
  '::selection': { backgroundColor: '$actionSoftHover', color: '$text' },
  '::placeholder': { color: '$textSubtle', opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      /* Any longer time starts transitions of everything, and measurements during them return old values. */
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': {
    '[aria-selected="true"], [aria-current="page"], [aria-checked="true"]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
});

/** Installs Inter, the font of the theme, once. Browsers load its files when a page first shows text in it. */
export const applyFonts = globalCss({ '@font-face': fontFaces });

import type { JSX as ReactJSX } from 'react';

/* React 19 moved JSX out of the global scope, but Stitches' types still look for its element map there. */
declare global {
  namespace JSX {
    type IntrinsicElements = ReactJSX.IntrinsicElements;
  }
}

import { useEffect, useRef, type RefObject } from 'react';
import { isBelowAnother } from './layers';

/**
 * Returns whether a layer was open above a window when the last press began. A window learns of a press when the layer
 * above it may have closed already. A key ends the press: a window that Tab leaves goes by no earlier press.
 */
export function useLayerAbove(open: boolean, windowRef: RefObject<Element | null>): () => boolean {
  const wasAbove = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    const note = () => {
      wasAbove.current = isBelowAnother(windowRef.current);
    };
    const forget = () => {
      wasAbove.current = false;
    };
    window.addEventListener('pointerdown', note, { capture: true });
    window.addEventListener('keydown', forget, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', note, { capture: true });
      window.removeEventListener('keydown', forget, { capture: true });
    };
  }, [open, windowRef]);
  return () => wasAbove.current;
}

import type { ComponentPropsWithRef } from 'react';
import { styled } from '@/components/theme';

const Root = styled('button', {
  appearance: 'none',
  boxSize: '$sizes$controlM',
  padding: 0,
  border: '1px solid $colors$borderStrong',
  borderRadius: '$control',
  cursor: 'pointer',
  focusRing: 2,
  forcedColorAdjust: 'none',
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  '@coarse': { boxSize: '$sizes$controlTouch' },
});

const CHEQUERS = 'repeating-conic-gradient(#c8c8c8 0% 25%, #ffffff 0% 50%) 0 0 / 12px 12px';

/* A struck-out field says that there is no colour to show. */
const NOTHING = 'linear-gradient(to top right, transparent 47%, #cf2a3f 47% 53%, transparent 53%) #ffffff';

/** Props of {@link Swatch}; the rest goes to the `button` element. */
export interface SwatchProps extends ComponentPropsWithRef<'button'> {
  /** Name for readers. */
  label: string;
  /** 6 or 8 hex digits; without it the swatch is struck out. */
  colour: string | undefined;
}

/** A button in the colour it opens the picker of; what is not opaque shows on chequers. */
export function Swatch({ label, colour, disabled, ...button }: SwatchProps) {
  return (
    <Root
      type="button"
      {...button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      style={{ background: colour ? `linear-gradient(${colour}, ${colour}), ${CHEQUERS}` : NOTHING }}
    />
  );
}

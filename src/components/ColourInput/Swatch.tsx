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

/* A diagonal line marks a missing colour. */
const NOTHING = 'linear-gradient(to top right, transparent 47%, #cf2a3f 47% 53%, transparent 53%) #ffffff';

/** Props of {@link Swatch}; the rest goes to the `button` element. */
export interface SwatchProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name. */
  label: string;
  /** 6 or 8 hex digits; without it the swatch shows a diagonal line. */
  colour: string | undefined;
}

/** A button in the colour whose picker it opens; transparency shows on a chequerboard. */
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

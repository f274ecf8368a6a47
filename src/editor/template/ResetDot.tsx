import { Tooltip } from '@/components/Tooltip';
import { styled } from '@/components/theme';

/* A dot in a target of 24 px. */
const Dot = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  boxSize: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '$pill',
  cursor: 'pointer',
  focusRing: 0,
  '&::before': {
    content: '""',
    boxSize: '0.5rem',
    border: '1px solid $caution',
    borderRadius: '$pill',
    backgroundColor: '#f5c518',
    forcedColorAdjust: 'none',
  },
  '&:hover': { backgroundColor: '$cautionSoft' },
});

interface ResetDotProps {
  /** Name of the action. */
  label: string;
  /** For lists with a roving tab index. @default 0 */
  tabIndex?: number;
  onReset: () => void;
}

/** Yellow mark of a layout's own value; a press resets it to the parent's. */
export function ResetDot({ label, tabIndex, onReset }: ResetDotProps) {
  return (
    <Tooltip content={label} describes={false}>
      <Dot type="button" aria-label={label} tabIndex={tabIndex} onClick={onReset} />
    </Tooltip>
  );
}

import { CircleAlert, CopyX, X } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { AddressState } from './readAddresses';

const Root = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  minHeight: '1.5rem',
  paddingInlineStart: '$2',
  border: '1px solid transparent',
  borderRadius: '$small',
  fontSize: '$small',
  lineHeight: '$small',
  overflowWrap: 'anywhere',
  variants: {
    state: {
      valid: { backgroundColor: '$neutralSoft', color: '$neutralText' },
      invalid: { backgroundColor: '$negativeSoft', color: '$negativeText' },
      duplicate: { backgroundColor: '$cautionSoft', color: '$cautionText' },
    },
  },
});

const Remove = styled('button', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  focusRing: -2,
});

const WORDS = { valid: '', invalid: ' is not an address', duplicate: ' is there twice' } as const;

/** Props of {@link AddressChip}. */
export interface AddressChipProps {
  address: string;
  state: AddressState;
  onRemove: () => void;
}

/** One address of the list; an icon and a word mark invalid and duplicate ones. */
export function AddressChip({ address, state, onRemove }: AddressChipProps) {
  return (
    <Root state={state} data-state={state} data-testid="gsc-address-chip">
      {state === 'invalid' && <Icon glyph={CircleAlert} size="s" />}
      {state === 'duplicate' && <Icon glyph={CopyX} size="s" />}
      <span>
        {address}
        <VisuallyHidden>{WORDS[state]}</VisuallyHidden>
      </span>
      <Remove type="button" aria-label={`Remove ${address}`} onClick={onRemove}>
        <Icon glyph={X} size="s" />
      </Remove>
    </Root>
  );
}

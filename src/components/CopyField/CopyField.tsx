import { Check, Copy } from 'lucide-react';
import { useCopy } from '@/components/_internal/useCopy';
import { IconButton } from '@/components/IconButton';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$half', minWidth: 0 });

const Row = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  maxWidth: '100%',
});

const Value = styled('span', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  variants: { mono: { true: { fontFamily: '$mono', fontSize: '$small' } } },
});

/** Props of {@link CopyField}. */
export interface CopyFieldProps {
  /** Name of the value. */
  label: string;
  /** The value. */
  value: string;
  /**
   * Hides the label visually.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Whether to use a monospaced font, for ids and keys.
   * @default true
   */
  mono?: boolean;
}

/** A value to copy: one press selects it, a button copies it and shows whether that worked. */
export function CopyField({ label, value, hideLabel = false, mono = true }: CopyFieldProps) {
  const { state, copy } = useCopy();
  return (
    <Root data-testid="gsc-copy-field">
      {!hideLabel && (
        <Text size="caption" tone="muted">
          {label}
        </Text>
      )}
      <Row>
        <Value mono={mono}>{value}</Value>
        <IconButton
          size="s"
          icon={state === 'copied' ? Check : Copy}
          label={state === 'copied' ? 'Copied' : `Copy ${label}`}
          onClick={() => copy(value)}
        />
        <VisuallyHidden role="status">{state === 'copied' && 'Copied'}</VisuallyHidden>
      </Row>
      {state === 'failed' && (
        <Text role="alert" size="caption" tone="negative">
          Could not copy. Select the text and copy it yourself.
        </Text>
      )}
    </Root>
  );
}

import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '@/components/_internal/useCopy';
import { IconButton } from '@/components/IconButton';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$controlL',
  paddingInline: '$3 $1',
  border: '1px solid $colors$border',
  borderRadius: '$control',
  backgroundColor: '$surfaceSunken',
});

const Value = styled('code', {
  flex: 1,
  minWidth: 0,
  fontFamily: '$mono',
  fontSize: '$small',
  overflowWrap: 'anywhere',
  /* One click selects all, for copying by hand. */
  userSelect: 'all',
});

/** Props of {@link SecretField}. */
export interface SecretFieldProps {
  /** Name of the secret. */
  label: string;
  /** The secret; without it a mask represents one that can't be shown again. */
  value?: string | undefined;
  /** Called after copying; not if the browser refused. */
  onCopy?: () => void;
}

const MASK = '•'.repeat(24);

/** A secret: masked until revealed, can be copied without being shown, and marked as shown only once. */
export function SecretField({ label, value, onCopy }: SecretFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const { state, copy } = useCopy(onCopy);
  return (
    <Stack gap="2" data-testid="gsc-secret-field">
      <Text size="small" weight="medium">
        {label}
      </Text>
      <Row>
        <Value>
          {value !== undefined && revealed ? value : <span aria-hidden>{MASK}</span>}
          {!(value !== undefined && revealed) && <VisuallyHidden>Hidden</VisuallyHidden>}
        </Value>
        {value !== undefined && (
          <>
            <IconButton
              size="s"
              icon={revealed ? EyeOff : Eye}
              label={revealed ? `Hide ${label}` : `Show ${label}`}
              onClick={() => setRevealed(!revealed)}
            />
            <IconButton
              size="s"
              icon={state === 'copied' ? Check : Copy}
              label={state === 'copied' ? 'Copied' : `Copy ${label}`}
              onClick={() => copy(value)}
            />
            <VisuallyHidden role="status">{state === 'copied' && 'Copied'}</VisuallyHidden>
          </>
        )}
      </Row>
      {value !== undefined &&
        (state === 'failed' ? (
          <InlineMessage kind="NEGATIVE">
            {revealed
              ? 'Could not copy. Select it and copy it yourself.'
              : 'Could not copy. Show it and copy it yourself.'}{' '}
            It is shown only this once.
          </InlineMessage>
        ) : (
          <InlineMessage kind="INFORMATIVE">Copy it now: it is shown only this once.</InlineMessage>
        ))}
    </Stack>
  );
}

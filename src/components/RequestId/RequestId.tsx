import { Check, Copy } from 'lucide-react';
import { useCopy } from '@/components/_internal/useCopy';
import { IconButton } from '@/components/IconButton';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  color: '$textMuted',
  fontSize: '$small',
  lineHeight: '$small',
  overflowWrap: 'normal',
  fontWeight: '$regular',
});

const Value = styled('span', {
  minWidth: 0,
  fontFamily: '$mono',
  fontSize: '$caption',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  userSelect: 'all',
});

/** Props of {@link RequestId}. */
export interface RequestIdProps {
  /** The id. */
  id: string;
}

/** The id of a failed request with a copy button, for support. */
export function RequestId({ id }: RequestIdProps) {
  const { state, copy } = useCopy();
  return (
    <Root data-testid="gsc-request-id">
      Request
      <Value>{id}</Value>
      <IconButton
        size="s"
        icon={state === 'copied' ? Check : Copy}
        label={state === 'copied' ? 'Copied' : 'Copy request id'}
        onClick={() => copy(id)}
      />
      <VisuallyHidden role="status">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Could not copy. Select the id and copy it yourself.'}
      </VisuallyHidden>
    </Root>
  );
}

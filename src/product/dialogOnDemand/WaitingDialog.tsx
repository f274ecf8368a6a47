import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Spinner } from '@/components/Spinner';
import { styled } from '@/components/theme';
import type { Wait } from '@/components/onDemand';

/** Milliseconds before the dialog appears: most loads are quicker, and a flash is worse than nothing. */
const PATIENCE = 250;

const Window = styled('dialog', {
  width: 'min($sizes$modalXs, calc(100vw - $space$8))',
  padding: '$5 $6',
  border: '1px solid $colors$border',
  borderRadius: '$overlay',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  boxShadow: '$modal',
  '&::backdrop': { backgroundColor: '$colors$scrim' },
  '& > p': { margin: '0 0 $4' },
});

interface WaitingDialogProps extends Wait {
  onClose: () => void;
}

/** Replaces a dialog whose code is loading or failed to load. Uses a native dialog, which needs no extra code. */
export function WaitingDialog(props: WaitingDialogProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isSlow || props.hasFailed ? <Shown {...props} /> : null;
}

function Shown({ hasFailed, onRetry, onClose }: WaitingDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const window = ref.current;
    window?.showModal();
    // Focus returns to the opener only if the dialog is closed, not if it is removed.
    return () => window?.close();
  }, []);
  return (
    <Window
      ref={ref}
      aria-label={hasFailed ? 'Could not be opened' : 'Opening'}
      data-testid="gpf-waiting-dialog"
      onCancel={onClose}
    >
      {hasFailed ? (
        <p role="alert">
          This could not be opened: part of the console could not be loaded. If trying again does not help,
          reload the page.
        </p>
      ) : (
        <Inline as="p" gap="3">
          <Spinner />
          Opening…
        </Inline>
      )}
      <Inline gap="2" justify="end">
        <Button onClick={onClose}>{hasFailed ? 'Close' : 'Cancel'}</Button>
        {hasFailed && (
          <Button intent="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Inline>
    </Window>
  );
}

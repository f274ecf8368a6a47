import { RotateCw, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { useRetry } from '@/components/_internal/useRetry';
import { Icon } from '@/components/Icon';
import { RetryContext } from '@/components/PanelBoundary';
import { Spinner } from '@/components/Spinner';
import { styled } from '@/components/theme';
import { Tooltip } from '@/components/Tooltip';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const MESSAGE = 'The navigation could not be shown. The rest of the page still works.';

const Root = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: '$rail',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  flexShrink: 0,
  width: '$rail',
  height: '100dvh',
  paddingBlock: '$5',
  backgroundColor: '$rail',
  borderInlineEnd: '1px solid $colors$railBorder',
  color: '$railText',
  '@tablet': { display: 'none' },
});

const Again = styled('button', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$1',
  padding: '$2 $1',
  border: 0,
  borderRadius: '$container',
  backgroundColor: 'transparent',
  color: '$railTextActive',
  font: 'inherit',
  fontSize: '$caption',
  lineHeight: '$caption',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$railHover' },
  '&:focus-visible': { outline: '2px solid $colors$railTextActive', outlineOffset: '-3px' },
});

/** Replaces the rail, which has no room for a sentence: an icon, “Try again”, and the message for screen readers. */
export function RailError({ retry }: { retry: () => void }) {
  const refetchAll = useContext(RetryContext);
  const { isPending, tryAgain } = useRetry(async () => {
    await refetchAll();
    retry();
  });
  return (
    <Root data-testid="gsc-rail-problem">
      <VisuallyHidden role="alert">{MESSAGE}</VisuallyHidden>
      <Icon glyph={TriangleAlert} size="l" />
      <Tooltip content={MESSAGE} side="right">
        <Again type="button" aria-busy={isPending} onClick={tryAgain}>
          {isPending ? <Spinner size="s" /> : <Icon glyph={RotateCw} />}
          Try again
        </Again>
      </Tooltip>
    </Root>
  );
}

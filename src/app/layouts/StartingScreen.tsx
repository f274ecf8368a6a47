import { Skeleton } from '@/components/Skeleton';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('div', { display: 'flex', minHeight: '100dvh' });
const RailShape = styled('div', {
  width: '$rail',
  flexShrink: 0,
  backgroundColor: '$rail',
  '@tablet': { display: 'none' },
});
const Column = styled('div', { flex: 1, minWidth: 0 });
const HeaderShape = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '$header',
  paddingInline: '$6',
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@tablet': { paddingInline: '$3' },
});

/** The shape of the console while it is not known yet who is there and where: nothing moves when it is. */
export function StartingScreen() {
  return (
    <Root data-testid="gpf-starting" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <RailShape />
      <Column>
        <HeaderShape>
          <Skeleton width="12rem" />
          <Skeleton shape="circle" height="2rem" />
        </HeaderShape>
      </Column>
    </Root>
  );
}

import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from '@/components/_internal/useReturnFocus';
import { IconButton } from '@/components/IconButton';
import { keyframes, styled } from '@/components/theme';
import type { NavGroup } from './navigation';
import { NavList } from './NavList';

const fade = keyframes({ from: { opacity: 0 } });
const enter = keyframes({ from: { transform: 'translateX(-100%)' } });

const Scrim = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$drawer',
  backgroundColor: '$scrim',
  animation: `${fade} $transitions$base`,
});

const Frame = styled(Radix.Content, {
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: '$drawer',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(18rem, calc(100vw - 3rem))',
  padding: '$3',
  overflowY: 'auto',
  backgroundColor: '$surface',
  borderInlineEnd: '1px solid $colors$border',
  boxShadow: '$modal',
  animation: `${enter} $transitions$slow`,
  '&:focus': { outline: 'none' },
});

const Head = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const Title = styled(Radix.Title, { paddingInline: '$3', fontSize: '$large', fontWeight: '$semibold' });

/* The current entry gets the initial focus rather than the close button. */
const CURRENT_PLACE = '[data-navigation-drawer] a[aria-current="page"]';

/** Props of {@link NavigationDrawerLayer}. */
export interface NavigationDrawerLayerProps {
  onOpenChange: (open: boolean) => void;
  label: string;
  groups: readonly NavGroup[];
  footer: ReactNode;
}

/** The open drawer. */
export function NavigationDrawerLayer({ onOpenChange, label, groups, footer }: NavigationDrawerLayerProps) {
  const { remember, restore } = useReturnFocus(true);
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Frame
          onOpenAutoFocus={(event) => {
            remember();
            const place = document.querySelector<HTMLElement>(CURRENT_PLACE);
            if (!place) return;
            event.preventDefault();
            place.focus();
          }}
          onCloseAutoFocus={restore}
          aria-describedby={undefined}
          data-testid="gsc-navigation-drawer"
        >
          <Head>
            <Title>{label}</Title>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close navigation" size="l" tooltipSide="bottom" />
            </Radix.Close>
          </Head>
          <nav aria-label={label} data-navigation-drawer>
            <NavList groups={groups} onNavigate={() => onOpenChange(false)} />
          </nav>
          {footer}
        </Frame>
      </Radix.Portal>
    </Radix.Root>
  );
}

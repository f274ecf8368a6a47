import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/IconButton';
import { styled } from '@/components/theme';

const Root = styled('header', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: '$header',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  height: '$header',
  paddingInline: '$6',
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@tablet': { paddingInline: '$3', gap: '$2' },
});

const Start = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', flex: 1, minWidth: 0 });
const End = styled('div', { display: 'flex', alignItems: 'center', gap: '$2', flexShrink: 0 });
const Opener = styled('div', { display: 'none', '@tablet': { display: 'block' } });

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Names, badges or a switcher that show the current place. */
  start: ReactNode;
  /** Permanent tools: search, help, the account. */
  end?: ReactNode;
  /** Opens the navigation on screens without room for rail and side panel. */
  onOpenNavigation?: () => void;
}

/** The bar above the content, 4 rem high. */
export function Header({ start, end, onOpenNavigation }: HeaderProps) {
  return (
    <Root data-testid="gsc-header">
      {onOpenNavigation && (
        <Opener>
          <IconButton
            icon={MenuIcon}
            label="Open navigation"
            size="l"
            tooltipSide="bottom"
            onClick={onOpenNavigation}
          />
        </Opener>
      )}
      <Start>{start}</Start>
      {end && <End>{end}</End>}
    </Root>
  );
}

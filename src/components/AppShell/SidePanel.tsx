import type { ReactNode } from 'react';
import { Text } from '@/components/Text';
import { styled } from '@/components/theme';
import type { NavGroup } from './navigation';
import { NavList } from './NavList';

const Root = styled('nav', {
  position: 'sticky',
  insetBlockStart: '$sizes$header',
  width: '$sidePanel',
  height: 'calc(100dvh - $sizes$header)',
  padding: '$4 $3',
  overflowY: 'auto',
  borderInlineEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  /* Beside the rail a second menu has no room, so it becomes a scrolling line above the page. */
  '@laptop': {
    gridColumn: '1 / -1',
    position: 'static',
    display: 'flex',
    gap: '$4',
    width: 'auto',
    height: 'auto',
    padding: '$2 $6',
    overflowX: 'auto',
    overflowY: 'hidden',
    borderInlineEnd: 0,
    borderBlockEnd: '1px solid $colors$border',
    whiteSpace: 'nowrap',
    '& > div:not([aria-hidden])': { display: 'flex', alignItems: 'center' },
    '& ul': { flexDirection: 'row' },
    /* Without icons more entries fit. */
    '& a > svg': { display: 'none' },
    '& > div > :not(ul)': { padding: '0 $2' },
  },
  '@tablet': { paddingInline: '$3' },
  '@mobile': { display: 'none' },
});

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  /** Accessible name and, unless `hideTitle`, the title. */
  label: string;
  /**
   * Hides the title for all users; the accessible name stays.
   * @default false
   */
  hideTitle?: boolean;
  /** The entries, in groups. */
  groups: readonly NavGroup[];
  /** Content below the entries. */
  children?: ReactNode;
}

/**
 * The navigation of an area, 16.25 rem wide; a line above the page on small screens, part of the drawer on phones.
 */
export function SidePanel({ label, hideTitle = false, groups, children }: SidePanelProps) {
  return (
    <Root aria-label={label} data-testid="gsc-side-panel">
      {!hideTitle && (
        // Not a heading, because it precedes the page's; the navigation has the name.
        <Text
          as="div"
          size="large"
          weight="semibold"
          aria-hidden
          css={{ padding: '$1 $3 $2', '@laptop': { display: 'none' } }}
        >
          {label}
        </Text>
      )}
      <NavList groups={groups} />
      {children}
    </Root>
  );
}

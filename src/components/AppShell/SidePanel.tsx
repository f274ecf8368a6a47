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
  /* Beside the rail there is no room for a second menu: it lies over the page, in one line that scrolls. */
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
    /* The words are enough, and more of them fit. */
    '& a > svg': { display: 'none' },
    '& > div > :not(ul)': { padding: '0 $2' },
  },
  '@tablet': { paddingInline: '$3' },
  '@mobile': { display: 'none' },
});

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  /** What the navigation is: its name for readers and, unless `hideTitle`, its title. */
  label: string;
  /**
   * Hides the title from everyone; the name stays.
   * @default false
   */
  hideTitle?: boolean;
  /** The places, in groups. */
  groups: readonly NavGroup[];
  /** Drawn under the places. */
  children?: ReactNode;
}

/** The navigation within an area, 16.25 rem wide; a line over the page on small screens, and in the drawer on phones. */
export function SidePanel({ label, hideTitle = false, groups, children }: SidePanelProps) {
  return (
    <Root aria-label={label} data-testid="gsc-side-panel">
      {!hideTitle && (
        // No heading: it comes before that of the page, and the navigation has the name already.
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

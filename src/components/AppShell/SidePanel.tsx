import type { ReactNode } from 'react';
import { Heading } from '@/components/Heading';
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
  '@laptop': { display: 'none' },
});

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  /** What the navigation is: its name for readers and, unless `hideTitle`, its heading. */
  label: string;
  /**
   * Hides the heading from everyone; the name stays.
   * @default false
   */
  hideTitle?: boolean;
  /** The places, in groups. */
  groups: readonly NavGroup[];
  /** Drawn under the places. */
  children?: ReactNode;
}

/** The navigation within an area, 16.25 rem wide. */
export function SidePanel({ label, hideTitle = false, groups, children }: SidePanelProps) {
  return (
    <Root aria-label={label} data-testid="gsc-side-panel">
      {!hideTitle && (
        <Heading level={2} size="large" css={{ padding: '$1 $3 $2' }}>
          {label}
        </Heading>
      )}
      <NavList groups={groups} />
      {children}
    </Root>
  );
}

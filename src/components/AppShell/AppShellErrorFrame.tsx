import { PanelError } from '@/components/PanelBoundary';
import { styled } from '@/components/theme';
import { RailError } from './RailError';

const HeaderFrame = styled('header', {
  gridColumn: '1 / -1',
  display: 'grid',
  alignItems: 'center',
  minHeight: '$header',
  padding: '$2 $6',
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@tablet': { paddingInline: '$3' },
});

const SidePanelFrame = styled('div', {
  width: '$sidePanel',
  padding: '$4 $3',
  borderInlineEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@laptop': { display: 'none' },
});

/** A part of the shell. */
export type AppShellPart = 'header' | 'rail' | 'side panel';

/** Props of {@link AppShellErrorFrame}. */
export interface AppShellErrorFrameProps {
  /** The part that failed. */
  part: AppShellPart;
  /** The error. */
  error: unknown;
  /** Renders it again. */
  retry: () => void;
}

/** As high or wide as the part it replaces, so that the page does not move. */
export function AppShellErrorFrame({ part, ...problem }: AppShellErrorFrameProps) {
  switch (part) {
    case 'rail':
      return <RailError retry={problem.retry} />;
    case 'header':
      return (
        <HeaderFrame data-testid="gsc-header-problem">
          <PanelError what="The header" {...problem} />
        </HeaderFrame>
      );
    case 'side panel':
      return (
        <SidePanelFrame data-testid="gsc-side-panel-problem">
          <PanelError what="This menu" {...problem} />
        </SidePanelFrame>
      );
  }
}

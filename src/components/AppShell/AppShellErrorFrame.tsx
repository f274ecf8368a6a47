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
  /** What could not be drawn. */
  part: AppShellPart;
  /** What was thrown. */
  error: unknown;
  /** Draws it once more. */
  retry: () => void;
}

/** As high or as wide as what would stand there, so that the page stays where it is. */
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

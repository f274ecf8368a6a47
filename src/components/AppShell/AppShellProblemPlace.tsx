import { PanelProblem } from '@/components/PanelBoundary';
import { styled } from '@/components/theme';
import { RailProblem } from './RailProblem';

const HeaderPlace = styled('header', {
  gridColumn: '1 / -1',
  display: 'grid',
  alignItems: 'center',
  minHeight: '$header',
  padding: '$2 $6',
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@tablet': { paddingInline: '$3' },
});

const SidePanelPlace = styled('div', {
  width: '$sidePanel',
  padding: '$4 $3',
  borderInlineEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@laptop': { display: 'none' },
});

/** A part of the shell. */
export type AppShellPart = 'header' | 'rail' | 'side panel';

/** Props of {@link AppShellProblemPlace}. */
export interface AppShellProblemPlaceProps {
  /** What could not be drawn. */
  part: AppShellPart;
  /** What was thrown. */
  error: unknown;
  /** Draws it once more. */
  retry: () => void;
}

/** As high or as wide as what would stand there, so that the page stays where it is. */
export function AppShellProblemPlace({ part, ...problem }: AppShellProblemPlaceProps) {
  switch (part) {
    case 'rail':
      return <RailProblem retry={problem.retry} />;
    case 'header':
      return (
        <HeaderPlace data-testid="gsc-header-problem">
          <PanelProblem what="The header" {...problem} />
        </HeaderPlace>
      );
    case 'side panel':
      return (
        <SidePanelPlace data-testid="gsc-side-panel-problem">
          <PanelProblem what="This menu" {...problem} />
        </SidePanelPlace>
      );
  }
}

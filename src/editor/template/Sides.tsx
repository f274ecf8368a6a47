import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Tabs } from '@/components/Tabs';
import type { EditorPanel, WorkspaceContent } from '@/domain/editor-views';
import type { Edge } from './usePanelWorkspace';

const Side = styled('aside', {
  flexShrink: 0,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: '$3',
  paddingBlockEnd: '$4',
  backgroundColor: '$surface',
  '& [role="tablist"]': { gap: '$3' },
  '& [role="tab"]': { fontSize: '$small' },
  // In narrow windows the panels cover the page.
  '@media (max-width: 1023.98px)': {
    position: 'absolute',
    insetBlock: 0,
    zIndex: 2,
    maxWidth: 'calc(100% - 3rem)',
    boxShadow: '$raised',
  },
  variants: {
    edge: {
      left: {
        borderInlineEnd: '1px solid $colors$border',
        '@media (max-width: 1023.98px)': { insetInlineStart: '3rem' },
      },
      right: {
        borderInlineStart: '1px solid $colors$border',
        '@media (max-width: 1023.98px)': { insetInlineEnd: 0 },
      },
    },
  },
});

/** CSS pixels per rem. */
const REM = 16;
const LABELS: Readonly<Record<EditorPanel, string>> = {
  layers: 'Layers',
  pages: 'Pages',
  layouts: 'Layouts',
  resources: 'Resources',
  properties: 'Properties',
  animation: 'Animation',
  variables: 'Variables',
  actions: 'Actions',
};
/** Names of the sides in their initial arrangement. */
const NAMES = {
  left: { label: 'Template', heading: 'Parts of the template' },
  right: { label: 'Properties', heading: 'Selection and values' },
} as const;

interface SidePanelsProps {
  edge: Edge;
  side: WorkspaceContent[Edge];
  /** The open panel. @default the first */
  opened: EditorPanel | undefined;
  onOpen: (panel: EditorPanel) => void;
  /** Content of each panel; a panel without content is not offered. */
  panels: Readonly<Partial<Record<EditorPanel, ReactNode>>>;
}

/** The panels on one side of the page; renders nothing if there are none or they are collapsed. */
export function SidePanels({ edge, side, opened, onOpen, panels }: SidePanelsProps) {
  const items = side.panels
    .filter((panel) => panels[panel] !== undefined)
    .map((panel) => ({ value: panel, label: LABELS[panel], content: panels[panel] }));
  const [first] = items;
  if (!side.open || !first) return null;
  const { label, heading } = NAMES[edge];
  return (
    <Side edge={edge} aria-label={label} style={{ width: `${side.width / REM}rem` }}>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <Tabs
        label={label}
        items={items}
        value={items.find(({ value }) => value === opened)?.value ?? first.value}
        onValueChange={onOpen}
      />
    </Side>
  );
}

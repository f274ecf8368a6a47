import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Tabs } from '@/components/Tabs';
import type { EditorPanel, WorkspaceContent } from '@/domain/editor-view';
import type { Edge } from './useWorkspace';

const Side = styled('aside', {
  flexShrink: 0,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: '$3',
  paddingBlockEnd: '$4',
  backgroundColor: '$surface',
  '& [role="tablist"]': { gap: '$3' },
  '& [role="tab"]': { fontSize: '$small' },
  // Where there is little room the panels lie over the page.
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

/** CSS pixels a rem. */
const REM = 16;
const LABELS: Readonly<Record<EditorPanel, string>> = {
  ...{ layers: 'Layers', pages: 'Pages', layouts: 'Layouts', resources: 'Resources' },
  ...{ properties: 'Properties', animation: 'Animation', variables: 'Variables', actions: 'Actions' },
};
/** What the sides are called, as they lie at first. */
const NAMES = {
  left: { label: 'Template', heading: 'Parts of the template' },
  right: { label: 'Properties', heading: 'What is selected, and values' },
} as const;

interface SidePanelsProps {
  edge: Edge;
  side: WorkspaceContent[Edge];
  /** The panel at the front. @default the first */
  opened: EditorPanel | undefined;
  onOpen: (panel: EditorPanel) => void;
  /** What stands in each panel; one without anything is not offered. */
  panels: Readonly<Partial<Record<EditorPanel, ReactNode>>>;
}

/** The panels on one side of the page; nothing where there are none, or they are folded. */
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

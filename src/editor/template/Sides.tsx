import { useState, type ReactNode } from 'react';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Tabs } from '@/components/Tabs';
import type { Id } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import type { ImageChoices } from '../page/fields/ImageField';
import type { PageEngine } from '../page/loadPageEngine';
import type { PictureShelf } from '../page/PictureShelf';
import type { ActedDocument } from '@/engine/resolve';
import { ActionsPanel, LayersPanel, LayoutsPanel, PagesPanel, VariablesPanel } from './panels';
import { useSession } from './core/SessionContext';
import { AnimationPanel, PropertiesPanel } from './properties';

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
    boxShadow: '$raised',
  },
  variants: {
    edge: {
      left: {
        width: '16.25rem',
        borderInlineEnd: '1px solid $colors$border',
        '@media (max-width: 1023.98px)': { insetInlineStart: '3rem' },
      },
      right: {
        width: '18rem',
        borderInlineStart: '1px solid $colors$border',
        '@media (max-width: 1023.98px)': { insetInlineEnd: 0 },
      },
    },
  },
});

interface LeftPanelsProps {
  engine: PageEngine | undefined;
  shelf: PictureShelf;
  /** What the environment has for a template. */
  resources: ReactNode;
}

type Left = 'layers' | 'pages' | 'layouts' | 'resources';

/** What the template is made of: frames, pages, layouts. */
export function LeftPanels({ engine, shelf, resources }: LeftPanelsProps) {
  const session = useSession();
  const [open, setOpen] = useState<Left>('layers');
  const items: { value: Left; label: string; content: ReactNode }[] = [
    { value: 'layers', label: 'Layers', content: <LayersPanel /> },
    { value: 'pages', label: 'Pages', content: <PagesPanel {...{ engine, shelf }} /> },
    // The settings of a layout are the properties while nothing is selected.
    { value: 'layouts', label: 'Layouts', content: <LayoutsPanel onSettings={() => session.select([])} /> },
    { value: 'resources', label: 'Resources', content: resources },
  ];
  return (
    <Side edge="left" aria-label="Template">
      <VisuallyHidden as="h2">Parts of the template</VisuallyHidden>
      <Tabs label="Template" items={items} value={open} onValueChange={setOpen} />
    </Side>
  );
}

/** Which panel is on the right. */
export type Right = 'properties' | 'animation' | 'variables' | 'actions';

interface RightPanelsProps extends Pick<ActedDocument, 'issues' | 'log'> {
  open: Right;
  onOpen: (open: Right) => void;
  /** What is special of selected text. */
  text: ReactNode;
  /** Whether the layout that is shown is animated. */
  isAnimated: boolean;
  /** The action whose script is open; none where none is. */
  actionId: Id | undefined;
  onAction: (actionId: Id | undefined) => void;
  context: ValueContext;
  images: ImageChoices;
  /** Called with the variable whose places are to be pointed out. */
  onPoint: (variableId: Id | undefined) => void;
}

/** What is selected, and what fills the template. */
export function RightPanels(props: RightPanelsProps) {
  const { open, onOpen, text, isAnimated, context, images, onPoint, actionId, onAction, issues, log } = props;
  const items: { value: Right; label: string; content: ReactNode }[] = [
    { value: 'properties', label: 'Properties', content: <PropertiesPanel text={text} /> },
    ...(isAnimated ? [{ value: 'animation' as const, label: 'Animation', content: <AnimationPanel /> }] : []),
    {
      value: 'variables',
      label: 'Variables',
      content: <VariablesPanel {...{ context, images, onPoint, onAction }} />,
    },
    {
      ...{ value: 'actions', label: 'Actions' },
      content: <ActionsPanel {...{ issues, log, actionId }} onOpen={onAction} />,
    },
  ];
  return (
    <Side edge="right" aria-label="Properties">
      <VisuallyHidden as="h2">What is selected, and values</VisuallyHidden>
      <Tabs
        label="Properties"
        items={items}
        value={items.some(({ value }) => value === open) ? open : 'properties'}
        onValueChange={(next) => {
          onPoint(undefined);
          onOpen(next);
        }}
      />
    </Side>
  );
}

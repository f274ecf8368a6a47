import type { ReactNode } from 'react';
import type { EditorPanel } from '@/domain/editor-view';
import type { Id } from '@/engine/document';
import type { ActedDocument, ValueContext } from '@/engine/resolve';
import type { ImageChoices } from '../page/fields/ImageField';
import type { PageEngine } from '../page/loadPageEngine';
import type { PictureShelf } from '../page/PictureShelf';
import { ActionsPanel, LayersPanel, LayoutsPanel, PagesPanel, VariablesPanel } from './panels';
import type { Issue } from './preflight';
import { AnimationPanel, PropertiesPanel } from './properties';
import { TextProperties, type FontFamilyChoice } from './text';

interface PanelInput extends Pick<ActedDocument, 'issues' | 'log'> {
  engine: PageEngine | undefined;
  shelf: PictureShelf;
  context: ValueContext;
  images: ImageChoices;
  fonts: readonly FontFamilyChoice[];
  /** What the check has found. */
  found: readonly Issue[];
  /** The layout that is shown. */
  layoutId: Id;
  /** What the environment has for a template. */
  resources: ReactNode;
  /** Whether the layout that is shown is animated. */
  isAnimated: boolean;
  /** The action whose script is open; none where none is. */
  actionId: Id | undefined;
  /** The settings of a layout are wanted, which are the properties while nothing is selected. */
  onLayoutSettings: () => void;
  onAction: (actionId: Id | undefined) => void;
  /** Called with the variable whose places are to be pointed out. */
  onPoint: (variableId: Id | undefined) => void;
}

/** What stands in each panel of the editor; one that has nothing to say of this layout is left out. */
export function editorPanels(input: PanelInput): Partial<Record<EditorPanel, ReactNode>> {
  const { engine, shelf, context, images, fonts, resources, isAnimated, actionId, issues, log } = input;
  const { onLayoutSettings, onAction, onPoint, found, layoutId } = input;
  const barcodeStatus = (frameId: Id) =>
    found.find(({ place }) => place?.frameId === frameId && place.layoutId === layoutId)?.barcode;
  return {
    layers: <LayersPanel />,
    pages: <PagesPanel {...{ engine, shelf }} />,
    layouts: <LayoutsPanel onSettings={onLayoutSettings} />,
    resources,
    properties: (
      <PropertiesPanel
        text={<TextProperties {...{ fonts, engine }} />}
        barcodeStatus={barcodeStatus}
        {...(images.named && { named: images.named })}
      />
    ),
    ...(isAnimated && { animation: <AnimationPanel /> }),
    variables: <VariablesPanel {...{ context, images, onPoint, onAction }} />,
    actions: <ActionsPanel {...{ issues, log, actionId }} onOpen={onAction} />,
  };
}

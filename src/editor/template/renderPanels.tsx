import type { ReactNode } from 'react';
import type { EditorPanel } from '@/domain/editor-views';
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
  /** The issues found by the check. */
  found: readonly Issue[];
  /** The shown layout. */
  layoutId: Id;
  /** The environment's resources. */
  resources: ReactNode;
  /** Whether the shown layout is animated. */
  isAnimated: boolean;
  /** The action whose script is open, if any. */
  actionId: Id | undefined;
  /** Called to show the layout's settings, which the properties panel shows without a selection. */
  onLayoutSettings: () => void;
  onAction: (actionId: Id | undefined) => void;
  /** Called with the variable whose frames to highlight. */
  onPoint: (variableId: Id | undefined) => void;
}

/** Renders the content of each panel; leaves out panels that do not apply to the layout. */
export function renderPanels(input: PanelInput): Partial<Record<EditorPanel, ReactNode>> {
  const { engine, shelf, context, images, fonts, resources, isAnimated, actionId, issues, log } = input;
  const { onLayoutSettings, onAction, onPoint, found, layoutId } = input;
  const barcodeStatus = (frameId: Id) =>
    found.find(({ place }) => place?.frameId === frameId && place.layoutId === layoutId)?.barcode;
  return {
    layers: <LayersPanel />,
    pages: <PagesPanel engine={engine} shelf={shelf} />,
    layouts: <LayoutsPanel onSettings={onLayoutSettings} />,
    resources,
    properties: (
      <PropertiesPanel
        text={<TextProperties fonts={fonts} engine={engine} />}
        barcodeStatus={barcodeStatus}
        {...(images.named && { named: images.named })}
      />
    ),
    ...(isAnimated && { animation: <AnimationPanel /> }),
    variables: <VariablesPanel context={context} images={images} onPoint={onPoint} onAction={onAction} />,
    actions: <ActionsPanel issues={issues} log={log} actionId={actionId} onOpen={onAction} />,
  };
}

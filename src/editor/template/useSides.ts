import { useState } from 'react';
import type { EditorPanel } from '@/domain/editor-views';
import type { Id } from '@/engine/document';
import { usePanelWorkspace, type Edge } from './usePanelWorkspace';

/** State of both sides: their panels, the open action, and what a panel points at. */
export function useSides() {
  const { workspace, opened, open, show, fold, choose } = usePanelWorkspace();
  const [actionId, setActionId] = useState<Id>();
  const [pointedAt, point] = useState<Id>();
  return {
    workspace,
    fold,
    choose,
    actionId,
    /** Opens the panel of actions at one of them. */
    showAction: (shown: Id | undefined) => {
      setActionId(shown);
      if (shown !== undefined) show('actions');
    },
    pointedAt,
    /** Marks on the page the frames that use a variable. */
    point,
    /** Returns the props of a side's panels. */
    propsOf: (edge: Edge) => ({
      side: workspace[edge],
      opened: opened[edge],
      onOpen: (panel: EditorPanel) => {
        point(undefined);
        open(edge, panel);
      },
    }),
  };
}

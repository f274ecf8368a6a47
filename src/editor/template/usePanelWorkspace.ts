import { useEffect, useRef, useState } from 'react';
import { NEW_WORKSPACE, type EditorPanel, type WorkspaceContent } from '@/domain/editor-views';

/** Window width in pixels from which the panels are beside the page. */
const WIDE = 1_024;

/** A side of the editor. */
export type Edge = 'left' | 'right';

const isWide = () => window.innerWidth >= WIDE;

const collapseSide = (workspace: WorkspaceContent, edge: Edge): WorkspaceContent => ({
  ...workspace,
  [edge]: { ...workspace[edge], open: false },
});

/** Collapses the other side if the window has room for only one. */
const collapseOtherSide = (workspace: WorkspaceContent, edge: Edge): WorkspaceContent =>
  isWide() ? workspace : collapseSide(workspace, edge === 'left' ? 'right' : 'left');

/** State of the panels: their sides, which are open, and the widths of the sides. */
export function usePanelWorkspace() {
  const [workspace, setWorkspace] = useState<WorkspaceContent>(() => {
    const open = window.innerWidth >= WIDE;
    const { left, right } = NEW_WORKSPACE;
    return { left: { ...left, open }, right: { ...right, open } };
  });
  const [opened, setOpened] = useState<Partial<Record<Edge, EditorPanel>>>({});
  const latest = useRef(workspace);
  useEffect(() => {
    latest.current = workspace;
  });
  useEffect(() => {
    let wasWide = isWide();
    /** The open panels before the window became narrow. */
    let beside: WorkspaceContent | undefined;
    // Panels beside the page would otherwise cover it, and each other.
    const onResize = () => {
      if (wasWide && !isWide()) {
        beside = latest.current;
        setWorkspace((before) => collapseSide(collapseSide(before, 'left'), 'right'));
      } else if (!wasWide && isWide() && beside) {
        const { left, right } = beside;
        setWorkspace((before) => ({
          left: { ...before.left, open: left.open },
          right: { ...before.right, open: right.open },
        }));
      }
      wasWide = isWide();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  const fold = (edge: Edge, open: boolean) =>
    setWorkspace((before) => {
      const rest = open ? collapseOtherSide(before, edge) : before;
      return { ...rest, [edge]: { ...before[edge], open } };
    });
  const open = (edge: Edge, panel: EditorPanel) => setOpened((before) => ({ ...before, [edge]: panel }));
  /** Opens a panel on its side; a hidden one is added to the right. */
  const show = (panel: EditorPanel) => {
    const edge: Edge = workspace.left.panels.includes(panel) ? 'left' : 'right';
    const { panels } = workspace[edge];
    const side = { ...workspace[edge], open: true };
    setWorkspace({
      ...collapseOtherSide(workspace, edge),
      [edge]: panels.includes(panel) ? side : { ...side, panels: [...panels, panel] },
    });
    open(edge, panel);
  };
  return { workspace, choose: setWorkspace, opened, open, fold, show };
}

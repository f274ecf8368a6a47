import { useEffect, useRef, useState } from 'react';
import { NEW_WORKSPACE, type EditorPanel, type WorkspaceContent } from '@/domain/editor-view';

/** From this width on, in pixels, the panels stand beside the page. */
const WIDE = 1_024;

/** A side of the editor. */
export type Edge = 'left' | 'right';

const isWide = () => window.innerWidth >= WIDE;

const folded = (workspace: WorkspaceContent, edge: Edge): WorkspaceContent => ({
  ...workspace,
  [edge]: { ...workspace[edge], open: false },
});

/** What stays open as a side opens: where sides lie over the page there is room for one. */
const besides = (workspace: WorkspaceContent, edge: Edge): WorkspaceContent =>
  isWide() ? workspace : folded(workspace, edge === 'left' ? 'right' : 'left');

/** How the panels lie: which on which side, which of them is open, and how wide the sides are. */
export function useWorkspace() {
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
    /** What was open beside the page before the window became narrow. */
    let beside: WorkspaceContent | undefined;
    // Panels that stood beside the page would cover it, and each other.
    const onResize = () => {
      if (wasWide && !isWide()) {
        beside = latest.current;
        setWorkspace((before) => folded(folded(before, 'left'), 'right'));
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
      const rest = open ? besides(before, edge) : before;
      return { ...rest, [edge]: { ...before[edge], open } };
    });
  const open = (edge: Edge, panel: EditorPanel) => setOpened((before) => ({ ...before, [edge]: panel }));
  /** Brings a panel to the front wherever it lies; one that is put away comes to the right. */
  const show = (panel: EditorPanel) => {
    const edge: Edge = workspace.left.panels.includes(panel) ? 'left' : 'right';
    const { panels } = workspace[edge];
    const side = { ...workspace[edge], open: true };
    setWorkspace({
      ...besides(workspace, edge),
      [edge]: panels.includes(panel) ? side : { ...side, panels: [...panels, panel] },
    });
    open(edge, panel);
  };
  return { workspace, choose: setWorkspace, opened, open, fold, show };
}

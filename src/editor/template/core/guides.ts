import {
  convertLength,
  resolveLayout,
  type Document,
  type Guide,
  type GuideStyle,
  type Id,
  type Unit,
} from '@/engine/document';
import type { DesignLines } from '../../page/frames/snapping';
import type { EditorSession } from './EditorSession';

/** Square size of a new grid in millimetres. */
const NEW_SQUARE = 10;

const LINES: GuideStyle = { type: 'line' };
const NO_GUIDES: Readonly<Record<Id, Guide>> = {};

/** Returns whether the shown layout uses guides or a grid. */
export const getGuideStyle = ({ layouts, selectedLayoutId }: Document): GuideStyle =>
  layouts.items[selectedLayoutId]?.guideStyle ?? LINES;

/** Returns the guides of the shown layout by id; none while it shows a grid. */
export const getGuides = (document: Document): Readonly<Record<Id, Guide>> =>
  getGuideStyle(document).type === 'line'
    ? (document.layouts.items[document.selectedLayoutId]?.guides ?? NO_GUIDES)
    : NO_GUIDES;

/**
 * Returns the guides or grid lines to which frames of the shown layout snap.
 * @param showsBleed whether print layouts show their bleed
 */
export function getDesignLines(document: Document, showsBleed: boolean): DesignLines {
  const { intent, bleed, width, height } = resolveLayout(document, document.selectedLayoutId).settings;
  const guides = Object.values(getGuides(document));
  const style = getGuideStyle(document);
  const along = (axis: Guide['axis']) => guides.flatMap((guide) => (guide.axis === axis ? [guide.at] : []));
  const hasBleed = intent === 'print' && showsBleed;
  return {
    x: [...along('x'), ...(hasBleed ? [-bleed.left, width + bleed.right] : [])],
    y: [...along('y'), ...(hasBleed ? [-bleed.top, height + bleed.bottom] : [])],
    grid: style.type === 'square' ? style.size : undefined,
  };
}

/** Creates a grid with the default square size, in this unit. */
export const newGrid = (unit: Unit): GuideStyle => ({
  type: 'square',
  size: convertLength(NEW_SQUARE, 'mm', unit),
});

/** Adds a guide to the shown layout. @default in the middle of the page */
export function addGuide(session: EditorSession, guideId: Id, axis: Guide['axis'], at?: number): void {
  const { document } = session.view();
  const layoutId = document.selectedLayoutId;
  const { settings } = resolveLayout(document, layoutId);
  const middle = (axis === 'x' ? settings.width : settings.height) / 2;
  session.change(
    [
      // A new guide must be visible, so the layout switches from grid to guides.
      ...(getGuideStyle(document).type === 'line'
        ? []
        : [{ kind: 'setGuideStyle', layoutId, guideStyle: LINES } as const]),
      { kind: 'addGuide', layoutId, guideId, guide: { axis, at: at ?? middle } },
    ],
    { label: 'guide' },
  );
}

/** Moves a guide. */
export const moveGuide = (session: EditorSession, guideId: Id, at: number): string | undefined =>
  session.change([{ kind: 'moveGuide', layoutId: session.view().document.selectedLayoutId, guideId, at }], {
    label: 'guide',
    key: `guide ${guideId}`,
  });

/** Removes guides of the shown layout. */
export function removeGuides(session: EditorSession, guideIds: readonly Id[]): void {
  const layoutId = session.view().document.selectedLayoutId;
  const label = guideIds.length === 1 ? 'removal of guide' : 'removal of guides';
  session.change([{ kind: 'removeGuides', layoutId, guideIds: [...guideIds] }], { label });
}

/** Switches between guides and a grid. */
export function setGuideStyle(session: EditorSession, guideStyle: GuideStyle): string | undefined {
  const layoutId = session.view().document.selectedLayoutId;
  return session.change([{ kind: 'setGuideStyle', layoutId, guideStyle }], {
    label: 'guide style',
    key: 'guideStyle',
  });
}

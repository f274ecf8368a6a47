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

/** The side of a new grid's squares, in millimetres. */
const NEW_SQUARE = 10;

const LINES: GuideStyle = { type: 'line' };
const NO_GUIDES: Readonly<Record<Id, Guide>> = {};

/** Whether the shown layout is designed along guides or along a grid. */
export const guideStyleOf = ({ layouts, selectedLayoutId }: Document): GuideStyle =>
  layouts.items[selectedLayoutId]?.guideStyle ?? LINES;

/** The guides of the shown layout by their ids; none while it shows a grid in their place. */
export const guidesOf = (document: Document): Readonly<Record<Id, Guide>> =>
  guideStyleOf(document).type === 'line'
    ? (document.layouts.items[document.selectedLayoutId]?.guides ?? NO_GUIDES)
    : NO_GUIDES;

/** What the shown layout is designed along. @param showsBleed whether the bleed of what is printed is shown */
export function designLinesOf(document: Document, showsBleed: boolean): DesignLines {
  const { intent, bleed, width, height } = resolveLayout(document, document.selectedLayoutId).settings;
  const guides = Object.values(guidesOf(document));
  const style = guideStyleOf(document);
  const along = (axis: Guide['axis']) => guides.flatMap((guide) => (guide.axis === axis ? [guide.at] : []));
  const hasBleed = intent === 'print' && showsBleed;
  return {
    x: [...along('x'), ...(hasBleed ? [-bleed.left, width + bleed.right] : [])],
    y: [...along('y'), ...(hasBleed ? [-bleed.top, height + bleed.bottom] : [])],
    grid: style.type === 'square' ? style.size : undefined,
  };
}

/** A grid of new squares, in this unit. */
export const newGrid = (unit: Unit): GuideStyle => ({
  type: 'square',
  size: convertLength(NEW_SQUARE, 'mm', unit),
});

/** Puts a new guide on the shown layout. @default in the middle of the page */
export function addGuide(session: EditorSession, guideId: Id, axis: Guide['axis'], at?: number): void {
  const { document } = session.view();
  const layoutId = document.selectedLayoutId;
  const { settings } = resolveLayout(document, layoutId);
  const middle = (axis === 'x' ? settings.width : settings.height) / 2;
  session.change(
    [
      // A guide that was put down wants to be seen.
      ...(guideStyleOf(document).type === 'line'
        ? []
        : [{ kind: 'setGuideStyle', layoutId, guideStyle: LINES } as const]),
      { kind: 'addGuide', layoutId, guideId, guide: { axis, at: at ?? middle } },
    ],
    { label: 'guide' },
  );
}

/** Puts a guide elsewhere. */
export const moveGuide = (session: EditorSession, guideId: Id, at: number): string | undefined =>
  session.change([{ kind: 'moveGuide', layoutId: session.view().document.selectedLayoutId, guideId, at }], {
    label: 'guide',
    key: `guide ${guideId}`,
  });

/** Takes guides of the shown layout away. */
export function removeGuides(session: EditorSession, guideIds: readonly Id[]): void {
  const layoutId = session.view().document.selectedLayoutId;
  const label = guideIds.length === 1 ? 'removal of guide' : 'removal of guides';
  session.change([{ kind: 'removeGuides', layoutId, guideIds: [...guideIds] }], { label });
}

/** Designs along guides, or along a grid of new or given squares. */
export function setGuideStyle(session: EditorSession, guideStyle: GuideStyle): string | undefined {
  const layoutId = session.view().document.selectedLayoutId;
  return session.change([{ kind: 'setGuideStyle', layoutId, guideStyle }], {
    label: 'guide style',
    key: 'guideStyle',
  });
}

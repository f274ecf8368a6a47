import { useEffect, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { positionAt, type PointedPosition } from '@/engine/text';
import { comparePlaces, type TextRange } from './model/places';
import { pointIn, type Point } from './model/pointing';
import { getText } from './model/places';
import type { TextEditor } from './model/TextEditor';
import { wordAt } from './model/words';
import type { PlacedText } from './useSetText';

interface PointingInput {
  editor: TextEditor;
  text: PlacedText | undefined;
  /** CSS pixels per point. */
  scale: number;
  /** The element that covers the text. */
  surface: RefObject<HTMLElement | null>;
  /** The field that receives typing. */
  field: RefObject<HTMLElement | null>;
  /** Initial caret position, in points in the frame. */
  start: Point | undefined;
}

/** Returns what this many clicks select at a position: nothing, the word, or the paragraph. */
function getClickRange(
  { paragraphs }: PlacedText,
  { paragraph, offset, side }: PointedPosition,
  clicks: number,
): TextRange {
  const said = getText(paragraphs[paragraph] ?? { runs: [] });
  const range = (from: number, to: number) => ({
    from: { paragraph, offset: from },
    to: { paragraph, offset: to },
  });
  if (clicks < 2) return range(offset, offset);
  if (clicks > 2) return range(0, said.length);
  const { start, end } = wordAt(said, side === 'before' ? offset - 1 : offset);
  return range(start, end);
}

/**
 * Handles pointer selection: a click places the caret, a drag selects, a double click selects a word, a triple click
 * a paragraph.
 */
export function usePointing({ editor, text, scale, surface, field, start }: PointingInput) {
  useEffect(
    () => {
      field.current?.focus({ preventScroll: true });
      const pointed = start && text && positionAt(text.layout, start.x, start.y);
      if (pointed) editor.put(pointed, pointed.side, false);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when editing of a text starts
    [editor],
  );

  const placeAt = (at: { clientX: number; clientY: number }): PointedPosition | undefined => {
    if (!text || !surface.current) return undefined;
    const seen = surface.current.getBoundingClientRect();
    const { x, y } = pointIn(
      { x: at.clientX, y: at.clientY },
      seen,
      text.layout.frame,
      text.placement,
      scale,
    );
    return positionAt(text.layout, x, y);
  };

  const onMouseDown = (event: MouseEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    const place = placeAt(event);
    if (!place || !text) return;
    const clicks = event.detail;
    const first = getClickRange(text, place, clicks);
    if (clicks < 2) editor.put(place, place.side, event.shiftKey);
    else editor.select(first);
    const drag = (moved: globalThis.MouseEvent): void => {
      const reached = placeAt(moved);
      if (!reached) return;
      if (clicks < 2) {
        editor.put(reached, reached.side, true);
        return;
      }
      const last = getClickRange(text, reached, clicks);
      const isBack = comparePlaces(last.from, first.from) < 0;
      editor.select(isBack ? { from: first.to, to: last.from } : { from: first.from, to: last.to });
    };
    const end = (): void => {
      window.removeEventListener('mousemove', drag);
      window.removeEventListener('mouseup', end);
    };
    window.addEventListener('mousemove', drag);
    window.addEventListener('mouseup', end);
  };

  return {
    onMouseDown,
    // Keeps the canvas from treating the press as one on the frame.
    onPointerDown: (event: PointerEvent): void => event.stopPropagation(),
    onDoubleClick: (event: MouseEvent): void => event.stopPropagation(),
  };
}

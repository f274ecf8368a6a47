import { useEffect, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { positionAt, type PointedPosition } from '@/engine/text';
import { comparePlaces, type TextRange } from './model/places';
import { pointIn, type Point } from './model/pointing';
import { textOf } from './model/places';
import type { TextEditor } from './model/TextEditor';
import { wordAt } from './model/words';
import type { PlacedText } from './useSetText';

interface PointingInput {
  editor: TextEditor;
  text: PlacedText | undefined;
  /** CSS pixels per point. */
  scale: number;
  /** What covers the text on the screen. */
  surface: RefObject<HTMLElement | null>;
  /** What takes the typing. */
  field: RefObject<HTMLElement | null>;
  /** Where the caret starts, in points in the frame. */
  start: Point | undefined;
}

/** What a click of so many selects around a place: nothing, the word, or the paragraph. */
function grainAt(
  { paragraphs }: PlacedText,
  { paragraph, offset, side }: PointedPosition,
  clicks: number,
): TextRange {
  const said = textOf(paragraphs[paragraph] ?? { runs: [] });
  const range = (from: number, to: number) => ({
    from: { paragraph, offset: from },
    to: { paragraph, offset: to },
  });
  if (clicks < 2) return range(offset, offset);
  if (clicks > 2) return range(0, said.length);
  const { start, end } = wordAt(said, side === 'before' ? offset - 1 : offset);
  return range(start, end);
}

/** Puts the caret and selects with the pointer: a click, a drag, two clicks for a word, three for a paragraph. */
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
    const first = grainAt(text, place, clicks);
    if (clicks < 2) editor.put(place, place.side, event.shiftKey);
    else editor.select(first);
    const drag = (moved: globalThis.MouseEvent): void => {
      const reached = placeAt(moved);
      if (!reached) return;
      if (clicks < 2) {
        editor.put(reached, reached.side, true);
        return;
      }
      const last = grainAt(text, reached, clicks);
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
    // The canvas would take the press for one on the frame.
    onPointerDown: (event: PointerEvent): void => event.stopPropagation(),
    onDoubleClick: (event: MouseEvent): void => event.stopPropagation(),
  };
}

import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Id } from '@/engine/document';
import { followHeldPointer } from '../../../page/followHeldPointer';
import { isFree, type Drop, type TreeItem } from './rows';

/** Pixels of movement before a press becomes a drag. */
const SLACK = 3;

const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null;

/** Returns the drop position in a row: before, after, or inside its middle if it can have children. */
function placeIn(row: HTMLElement, y: number, holds: boolean): Drop['place'] {
  const { top, height } = row.getBoundingClientRect();
  const share = height === 0 ? 0 : (y - top) / height;
  if (holds && share > 0.25 && share < 0.75) return 'into';
  return share < 0.5 ? 'before' : 'after';
}

interface RowDragInput {
  items: readonly TreeItem[];
  /** Returns the rows that move when a row is dragged. */
  idsOf: (rowId: Id) => readonly Id[];
  isAllowed: (ids: readonly Id[], drop: Drop) => boolean;
  onDrop: (ids: readonly Id[], drop: Drop) => void;
}

/** Drags rows of a tree by mouse or pen; on touch screens the row's menu moves it. */
export function useRowDrag({ items, idsOf, isAllowed, onDrop }: RowDragInput) {
  const [drop, setDrop] = useState<Drop>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent, rowId: Id) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    const ids = idsOf(rowId);
    let isDragging = false;
    let wanted: Drop | undefined;
    const want = (next: Drop | undefined) => {
      wanted = next;
      setDrop(next);
    };
    const move = ({ clientX: x, clientY: y, target }: PointerEvent) => {
      isDragging ||= Math.hypot(x - clientX, y - clientY) >= SLACK;
      if (!isDragging) return;
      const row = rowAt(target);
      const targetId = row?.dataset['rowId'];
      const item = items.find(({ id }) => id === targetId);
      if (!row || !item) return want(undefined);
      const next = { targetId: item.id, place: placeIn(row, y, item.holds === true) };
      want(isFree(items, ids, next) && isAllowed(ids, next) ? next : undefined);
    };
    const end = () => setDrop(undefined);
    const release = () => {
      end();
      if (wanted) onDrop(ids, wanted);
    };
    stop.current = followHeldPointer({ onMove: move, onRelease: release, onCancel: end });
  };
  return { drop, start };
}

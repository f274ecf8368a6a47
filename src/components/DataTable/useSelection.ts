import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/** Returns the ids of the rows between two indexes, in either order. */
function idsBetween<Row>(rows: readonly Row[], idOf: (row: Row) => string, one: number, other: number) {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return rows.slice(Math.max(0, first), last + 1).map(idOf);
}

/**
 * State of the selection: single rows, all visible ones, and ranges from the last changed row. The functions are
 * stable.
 * @param shown the visible rows
 */
export function useSelection<Row>(shown: readonly Row[], idOf: (row: Row) => string) {
  const [selection, setSelection] = useState(NOTHING);
  /** The start of ranges. */
  const anchor = useRef<string>(undefined);
  const latest = useRef({ shown, idOf });
  useLayoutEffect(() => {
    latest.current = { shown, idOf };
  });
  const indexOfRow = (id: string | undefined): number =>
    id === undefined ? -1 : latest.current.shown.findIndex((row) => latest.current.idOf(row) === id);

  const withRows = useCallback(
    (ids: readonly string[], isSelected: boolean): void =>
      setSelection((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (isSelected) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [],
  );
  const toggle = useCallback(
    (id: string, isSelected: boolean, isRange: boolean): void => {
      const from = isRange ? indexOfRow(anchor.current) : -1;
      if (from < 0) {
        anchor.current = id;
        withRows([id], isSelected);
        return;
      }
      withRows(idsBetween(latest.current.shown, latest.current.idOf, from, indexOfRow(id)), isSelected);
    },
    [withRows],
  );
  const extend = useCallback(
    (from: number, to: number): void => {
      const { shown: rows, idOf: id } = latest.current;
      const known = indexOfRow(anchor.current);
      const start = known < 0 ? from : known;
      const [startRow] = rows.slice(start, start + 1);
      if (known < 0 && startRow) anchor.current = id(startRow);
      const isGrowing = Math.abs(to - start) >= Math.abs(from - start);
      if (isGrowing) withRows(idsBetween(rows, id, from, to), true);
      else withRows(idsBetween(rows, id, from, to + Math.sign(from - to)), false);
    },
    [withRows],
  );
  const toggleAll = useCallback(
    (isSelected: boolean): void => withRows(latest.current.shown.map(latest.current.idOf), isSelected),
    [withRows],
  );
  const clearSelection = useCallback((): void => {
    anchor.current = undefined;
    setSelection(NOTHING);
  }, []);
  return { selection, toggle, extend, toggleAll, clearSelection };
}

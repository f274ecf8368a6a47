import { useMemo, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchSession } from './BatchSession';
import type { CellPlace } from './batchView';
import { getDisplayText } from './cells';
import { toPictureField } from './ChoosePicture';
import { createCellActions, type CellActionsInput } from './createCellActions';
import { getNextCell, moveByKey } from './tableKeys';

interface InputOf extends CellActionsInput {
  /** The table, which has the focus while no cell is edited. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Handles keys, clipboard and pointer in a batch table like a spreadsheet, except that Tab leaves the table. */
function createTableInput({ frame, session, columns, ask }: InputOf) {
  /** Whether the pressed cell was already active. */
  let wasActive = false;
  const focus = () => frame.current?.focus({ preventScroll: true });
  const { now, edit, retype, change, clear, tick, copy } = createCellActions({ session, columns, ask });
  const onKeyDown = (event: KeyboardEvent) => {
    const { rows, place, anchor, draft, column, cells } = now();
    if (draft || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const { key, shiftKey } = event;
    const target = moveByKey({ key, isCommand }, place, { rows: rows.length + 1, columns: columns.length });
    if (target) session.goTo(target, shiftKey ? anchor : target);
    else if (key === ' ' && (shiftKey || place.column < 0)) tick();
    else if (isCommand && key.toLowerCase() === 'a')
      session.goTo({ row: 0, column: 0 }, { row: Math.max(rows.length - 1, 0), column: columns.length - 1 });
    else if (isCommand) return;
    else if (key === 'Enter' && place.column < 0) tick();
    else if (key === 'Enter') change();
    else if (key === 'F2') retype();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === 'Escape') session.goTo(place);
    else if (key.length === 1) {
      if (column?.variable.type === 'boolean' && key === ' ')
        edit(getDisplayText(column, cells) === 'true' ? 'false' : 'true');
      else edit(key);
      if (column?.variable.type === 'boolean' && key === ' ') session.commit();
    } else return;
    event.preventDefault();
  };
  const onInputKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const { place } = now();
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') session.type(undefined);
    else if (key === 'Tab') session.goTo(getNextCell(place, columns.length, shiftKey ? -1 : 1));
    // With a modifier, Enter starts a new line in a multi-line cell.
    else if (key === 'Enter' && !shiftKey && !altKey)
      session.goTo({ row: place.row + 1, column: place.column });
    else return;
    event.preventDefault();
    event.stopPropagation();
    focus();
  };
  const press = (event: MouseEvent, to: CellPlace) => {
    const { place, anchor, draft } = now();
    // The cell's input handles its own pointer.
    if (
      event.button !== 0 ||
      (draft && event.target instanceof Element && event.target.closest('input, textarea'))
    )
      return;
    wasActive = to.row === place.row && to.column === place.column;
    session.goTo(to, event.shiftKey ? anchor : to);
  };
  /** A second tap starts editing: touch has no double click or key for it. */
  const tap = ({ nativeEvent }: MouseEvent) => {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (isTouch && wasActive && !now().draft) change();
  };
  /** Extends the selection while the pointer is held. */
  const drag = (event: MouseEvent, to: CellPlace) => {
    const { anchor, draft } = now();
    if (event.buttons === 1 && !draft) session.goTo(to, anchor);
  };
  return { edit, change, copy, onKeyDown, onInputKeyDown, press, tap, drag };
}

/** Event handlers of a batch table. */
export type TableInput = ReturnType<typeof createTableInput>;

interface TableInputSettings {
  frame: RefObject<HTMLElement | null>;
  session: BatchSession;
  columns: readonly FormField[];
  images: ImageChoices;
}

/** Returns the event handlers of a batch table, and the cell whose picture is being chosen. */
export function useTableInput({ frame, session, columns, images }: TableInputSettings) {
  const [asked, setAsked] = useState<ReturnType<typeof toPictureField>>();
  const input = useMemo(() => {
    const ask = (field: FormField) => {
      const picture = toPictureField(field, images);
      setAsked(picture);
      return picture !== undefined;
    };
    return createTableInput({ frame, session, columns, ask });
  }, [frame, session, columns, images]);
  return { input, asked, endAsking: () => setAsked(undefined) };
}

import { useRef, useState, type ReactNode } from 'react';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { Id } from '@/engine/document';
import { Refusal } from '../../../page/fields/Refusal';
import type { Drop, TreeItem } from './rows';
import { TreeRow } from './TreeRow';
import { useFoldedRows } from './useFoldedRows';
import { useRowDrag } from './useRowDrag';
import { useRowFocus } from './useRowFocus';
import { useRowKeys } from './useRowKeys';
import { useRowMoves } from './useRowMoves';

/** Callbacks of a tree's rows. Each returns why it is refused, leaving everything unchanged. */
export interface RowHandlers {
  /** Called with the selected rows, in the order they were chosen. */
  onSelect: (ids: readonly Id[]) => void;
  onRename: (id: Id, name: string) => string | undefined;
  /** Without it, rows can't be moved. */
  onMove?: (ids: readonly Id[], drop: Drop) => string | undefined;
  /** Whether rows may be dropped there, beyond the rules of every tree. @default always */
  isAllowed?: (ids: readonly Id[], drop: Drop) => boolean;
  onDelete: (ids: readonly Id[]) => void;
}

interface RowTreeProps extends RowHandlers {
  /** Accessible name of the tree. */
  label: string;
  items: readonly TreeItem[];
  selected: readonly Id[];
  /** Whether several rows can be selected. @default false */
  hasMany?: boolean;
  /** Renders the buttons at the end of a row. */
  actions?: (item: TreeItem, tools: RowTools) => ReactNode;
}

/** Functions for the buttons of a row; `rename` starts editing its name. */
export interface RowTools {
  readonly rename: () => void;
  /** Moves the row one step up or down; `undefined` if it is already first or last. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  /** Tab index of the row's buttons: Tab reaches those of one row only. */
  readonly tabIndex: 0 | -1;
}

const isAlways = () => true;

/**
 * A tree of rows to select, rename (F2, double click), move (drag, Alt with arrows) and delete. Announces the new
 * position of a moved row, or why it can't move.
 */
export function RowTree(props: RowTreeProps) {
  const { label, items, selected, hasMany = false, actions, onSelect, onRename, onMove, onDelete } = props;
  const { isAllowed = isAlways } = props;
  const tree = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const [activeId, setActiveId] = useState<Id>();
  const [renaming, setRenaming] = useState<Id>();

  const { all, rows, folded, hasChildren, isNested, fold, unfold } = useFoldedRows(items);
  const shown = selected.filter((id) => rows.some((row) => row.id === id));
  const active =
    activeId !== undefined && shown.includes(activeId) ? activeId : (shown.at(-1) ?? rows[0]?.id);
  const { focusNow, focusNext } = useRowFocus({ tree, status, all, selected });

  const select = (ids: readonly Id[], at: Id) => {
    setActiveId(at);
    onSelect(ids);
  };
  const moves = useRowMoves({
    items,
    all,
    selected,
    onMove,
    isAllowed,
    onMoved: ([first], drop) => {
      if (first !== undefined) focusNext({ id: first, announces: true });
      if (drop.place === 'into') unfold(drop.targetId);
    },
  });

  const drag = useRowDrag({ items, idsOf: moves.movable, isAllowed, onDrop: moves.move });
  const keys = useRowKeys({
    items,
    rows,
    selected,
    hasMany,
    folded,
    fold,
    hasChildren,
    select,
    onDelete,
    setRenaming,
    move: moves.moveByKey,
    focus: focusNow,
  });
  const endRenaming = (id: Id, byKey: boolean) => {
    if (byKey) focusNext({ id, announces: false });
    setRenaming(undefined);
  };

  return (
    <Stack gap="2">
      <Refusal reason={moves.refusal} />
      <div
        ref={tree}
        role="tree"
        aria-label={label}
        aria-multiselectable={hasMany || undefined}
        tabIndex={-1}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
        onDoubleClick={keys.onDoubleClick}
        onPointerDown={(event) => {
          const id = keys.rowIn(event);
          if (onMove && id !== undefined && renaming === undefined) drag.start(event, id);
        }}
      >
        {rows.map((item) => {
          const isRenamed = renaming === item.id;
          return (
            <TreeRow
              key={item.id}
              item={item}
              isNested={isNested}
              isSelected={selected.includes(item.id)}
              isActive={item.id === active}
              isExpanded={hasChildren(item.id) ? !folded.includes(item.id) : undefined}
              drop={drag.drop}
              actions={
                !isRenamed &&
                actions?.(item, {
                  rename: () => setRenaming(item.id),
                  up: moves.step(item.id, 'ArrowUp'),
                  down: moves.step(item.id, 'ArrowDown'),
                  tabIndex: item.id === active ? 0 : -1,
                })
              }
              onRename={isRenamed ? (name) => onRename(item.id, name) : undefined}
              onRenameEnd={(byKey) => endRenaming(item.id, byKey)}
            />
          );
        })}
      </div>
      <VisuallyHidden ref={status} role="status" />
    </Stack>
  );
}

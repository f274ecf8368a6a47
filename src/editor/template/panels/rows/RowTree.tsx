import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { Id } from '@/engine/document';
import { holdersOf, isFree, placed, stepOf, type Drop, type TreeItem } from './rows';
import { TreeRow } from './TreeRow';
import { useRowDrag } from './useRowDrag';
import { useRowKeys } from './useRowKeys';

/** What can be done with the rows of a tree. Each answers why it can't be, and nothing is changed then. */
export interface RowHandlers {
  /** Called with what is selected now, in the order it was chosen. */
  onSelect: (ids: readonly Id[]) => void;
  onRename: (id: Id, name: string) => string | undefined;
  /** Left out where rows stay where they are. */
  onMove?: (ids: readonly Id[], drop: Drop) => string | undefined;
  /** Whether rows may be put there, beside what no tree allows. @default always */
  isAllowed?: (ids: readonly Id[], drop: Drop) => boolean;
  onDelete: (ids: readonly Id[]) => void;
}

interface RowTreeProps extends RowHandlers {
  /** What the rows are, for readers. */
  label: string;
  items: readonly TreeItem[];
  selected: readonly Id[];
  /** Whether several can be selected. @default false */
  hasMany?: boolean;
  /** Buttons at the end of a row; `rename` starts typing its name, `move` puts it one step up or down. */
  actions?: (item: TreeItem, tools: RowTools) => ReactNode;
}

/** What the buttons of a row may start. */
export interface RowTools {
  readonly rename: () => void;
  /** Puts the row one step further; `undefined` where there is no further. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  /** For the row's buttons: the Tab key comes to those of one row only. */
  readonly tabIndex: 0 | -1;
}

const isAlways = () => true;

/**
 * Rows that are selected, renamed (F2, double click), moved (drag, Alt with arrows) and deleted, some of them under others.
 * Where a row went is announced; where it can't go is said.
 */
export function RowTree(props: RowTreeProps) {
  const { label, items, selected, hasMany = false, actions, onSelect, onRename, onMove, onDelete } = props;
  const { isAllowed = isAlways } = props;
  const tree = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  /** What gets the focus once it is drawn, and whether it is said where it stands then. */
  const [next, setNext] = useState<{ readonly id: Id; readonly announces: boolean }>();
  const [activeId, setActiveId] = useState<Id>();
  const [folded, setFolded] = useState<readonly Id[]>([]);
  const [renaming, setRenaming] = useState<Id>();
  const [refusal, setRefusal] = useState<string>();

  const all = placed(items);
  const rows = all.filter(({ id }) => !holdersOf(items, id).some((holder) => folded.includes(holder)));
  const hasChildren = (id: Id) => items.some(({ parentId }) => parentId === id);
  const isNested = items.some(({ parentId, holds }) => parentId !== undefined || holds === true);
  const shown = selected.filter((id) => rows.some((row) => row.id === id));
  const active =
    activeId !== undefined && shown.includes(activeId) ? activeId : (shown.at(-1) ?? rows[0]?.id);
  const rowOf = (id: Id | undefined) =>
    tree.current?.querySelector<HTMLElement>(`[data-row-id="${id}"]`) ?? undefined;

  useLayoutEffect(
    () => {
      const item = all.find(({ id }) => id === next?.id);
      if (!next || !item) return;
      rowOf(item.id)?.focus();
      if (next.announces && status.current)
        status.current.textContent = `${item.name}, ${item.position} of ${item.count}`;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each, and not again as rows change
    [next],
  );
  const last = selected.at(-1);
  useEffect(() => {
    const row = tree.current?.querySelector(`[data-row-id="${last}"]`);
    // Where nothing is laid out there is nothing to scroll.
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [last]);

  const select = (ids: readonly Id[], at: Id) => {
    setActiveId(at);
    onSelect(ids);
  };
  const move = (ids: readonly Id[], drop: Drop) => {
    if (!onMove || !isFree(items, ids, drop) || !isAllowed(ids, drop)) return;
    const fault = onMove(ids, drop);
    setRefusal(fault);
    if (fault !== undefined) return;
    const [first] = ids;
    if (first !== undefined) setNext({ id: first, announces: true });
    setFolded(folded.filter((id) => drop.place !== 'into' || id !== drop.targetId));
  };
  const movable = (id: Id) => {
    if (!selected.includes(id)) return [id];
    // What lies under something that moves goes with it.
    return all
      .map((row) => row.id)
      .filter((row) => selected.includes(row) && !holdersOf(items, row).some((it) => selected.includes(it)));
  };
  const step = (id: Id, key: string): (() => void) | undefined => {
    const drop = stepOf(items, [id], key);
    return onMove && drop && isAllowed([id], drop) ? () => move([id], drop) : undefined;
  };
  const fold = (id: Id, isFolded: boolean) =>
    setFolded(isFolded ? [...folded, id] : folded.filter((other) => other !== id));

  const drag = useRowDrag({ items, idsOf: movable, isAllowed, onDrop: move });
  const keys = useRowKeys({
    ...{ items, rows, selected, hasMany, folded, fold, hasChildren, select, onDelete, setRenaming },
    move: (id, key) => {
      const ids = movable(id);
      const drop = stepOf(items, ids, key);
      if (drop) move(ids, drop);
    },
    focus: (id) => {
      rowOf(id)?.focus();
    },
  });
  const endRenaming = (id: Id, byKey: boolean) => {
    if (byKey) setNext({ id, announces: false });
    setRenaming(undefined);
  };

  return (
    <Stack gap="2">
      {refusal !== undefined && (
        <Text as="p" size="small" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
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
              {...{ item, isNested }}
              isSelected={selected.includes(item.id)}
              isActive={item.id === active}
              isExpanded={hasChildren(item.id) ? !folded.includes(item.id) : undefined}
              drop={drag.drop}
              actions={
                !isRenamed &&
                actions?.(item, {
                  rename: () => setRenaming(item.id),
                  up: step(item.id, 'ArrowUp'),
                  down: step(item.id, 'ArrowDown'),
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

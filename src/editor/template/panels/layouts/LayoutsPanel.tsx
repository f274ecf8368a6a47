import { Copy, CornerDownRight, Plus, RotateCcw, Settings2, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { nameOfCopy } from '@/domain/item-name';
import { branchOf, MOST_LAYOUTS, type Document, type Id } from '@/engine/document';
import { useSession, useView } from '../../core/SessionContext';
import { ResetDot } from '../../ResetDot';
import { newId } from '../../core/newId';
import { freeNameOf, numberedName } from '../core/numberedName';
import { PanelTop } from '../PanelTop';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import { reordered } from '../rows/rows';
import { AddLayoutDialog } from './AddLayoutDialog';
import { hasOverrides, layoutRows } from './layoutRows';
import { addingLayout } from './newLayout';

/** What goes when a layout is deleted, in words. */
function whatGoes(document: Document, layoutId: Id): string {
  const children = branchOf(document, layoutId).length - 1;
  const frames = 'Frames that no other layout draws go too.';
  if (children === 0) return frames;
  return `${children === 1 ? 'Its child layout goes' : `Its ${children} child layouts go`} with it. ${frames}`;
}

/** Why a layout can't be deleted. */
function whyItStays({ layouts }: Document, layoutId: Id): string | undefined {
  const tops = Object.values(layouts.items).filter(({ type }) => type === 'top');
  return tops.length === 1 && layouts.items[layoutId]?.type === 'top'
    ? 'The last top layout can’t be deleted.'
    : undefined;
}

interface LayoutsPanelProps {
  /** Called when the settings of the layout that is shown now are wanted. */
  onSettings: () => void;
}

/** The layouts of the template, each below the one it inherits from. */
export function LayoutsPanel({ onSettings }: LayoutsPanelProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const rows = useMemo(() => layoutRows(document), [document]);
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<Id>();
  const [refusal, setRefusal] = useState<string>();
  const { order, items } = document.layouts;
  const names = Object.values(items).map(({ name }) => name);
  const noMore = order.length < MOST_LAYOUTS ? undefined : `A template has at most ${MOST_LAYOUTS} layouts.`;

  const change: typeof session.change = (operations, note) => {
    const fault = session.change(operations, note);
    setRefusal(fault);
    return fault;
  };
  const addChild = (parentId: Id) => {
    const layoutId = newId();
    const name = freeNameOf(`${items[parentId]?.name ?? 'Layout'} child`, names);
    change(
      [
        { kind: 'addChildLayout', layoutId, parentId, name },
        { kind: 'selectLayout', layoutId },
      ],
      { label: 'new layout' },
    );
  };
  const duplicate = (layoutId: Id) => {
    const newLayoutId = newId();
    const name = freeNameOf(nameOfCopy(items[layoutId]?.name ?? ''), names);
    change(
      [
        { kind: 'duplicateLayout', layoutId, newLayoutId, name },
        { kind: 'selectLayout', layoutId: newLayoutId },
      ],
      { label: 'copy of layout' },
    );
  };
  const reset = (layoutId: Id) => change([{ kind: 'resetLayout', layoutId }], { label: 'reset of layout' });
  const openSettings = (layoutId: Id) => {
    session.selectLayout(layoutId);
    session.select([]);
    onSettings();
  };
  const askToDelete = (layoutId: Id) => {
    const stays = whyItStays(document, layoutId);
    setRefusal(stays);
    if (stays === undefined) setDeleting(layoutId);
  };
  const entriesOf = (id: Id): readonly MenuEntry[] => [
    { id: 'settings', label: 'Settings', icon: Settings2, onSelect: () => openSettings(id) },
    {
      ...{ id: 'child', label: 'Add child layout', icon: CornerDownRight },
      ...{ disabledReason: noMore, onSelect: () => addChild(id) },
    },
    {
      ...{ id: 'duplicate', label: 'Duplicate', icon: Copy },
      ...{ disabledReason: noMore, onSelect: () => duplicate(id) },
    },
    {
      ...{ id: 'reset', label: 'Reset all', icon: RotateCcw, onSelect: () => reset(id) },
      disabledReason: hasOverrides(document, id)
        ? undefined
        : items[id]?.type === 'top'
          ? 'A top layout inherits nothing.'
          : 'It has nothing of its own.',
    },
    {
      ...{ id: 'delete', label: 'Delete', icon: Trash2, danger: true },
      ...{ disabledReason: whyItStays(document, id), onSelect: () => setDeleting(id) },
    },
  ];

  return (
    <Stack gap="2">
      <PanelTop title={order.length === 1 ? '1 layout' : `${order.length} layouts`}>
        <Button size="s" startIcon={Plus} disabledReason={noMore} onClick={() => setIsAdding(true)}>
          Add layout
        </Button>
      </PanelTop>
      {refusal !== undefined && (
        <Text as="p" size="small" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
      <RowTree
        label="Layouts"
        items={rows}
        selected={[document.selectedLayoutId]}
        onSelect={([id]) => id !== undefined && session.selectLayout(id)}
        onRename={(layoutId, name) =>
          session.change([{ kind: 'renameLayout', layoutId, name }], { label: 'name of layout' })
        }
        // A layout stays below the one it inherits from.
        isAllowed={([moved], { targetId, place }) => {
          const parentOf = (id: Id | undefined) => rows.find((row) => row.id === id)?.parentId;
          return place !== 'into' && parentOf(moved) === parentOf(targetId);
        }}
        onMove={(ids, drop) => {
          const [layoutId = ''] = ids;
          const to = reordered(order, ids, drop).indexOf(layoutId);
          return session.change([{ kind: 'moveLayout', layoutId, to }], { label: 'order of layouts' });
        }}
        onDelete={([id]) => id !== undefined && askToDelete(id)}
        actions={({ id, name }, tools) => (
          <>
            {hasOverrides(document, id) && (
              <ResetDot tabIndex={tools.tabIndex} label={`Reset all of ${name}`} onReset={() => reset(id)} />
            )}
            <RowMenu
              tabIndex={tools.tabIndex}
              name={name}
              entries={[...rowEntries(tools), ...entriesOf(id)]}
            />
          </>
        )}
      />
      {isAdding && (
        <AddLayoutDialog
          name={numberedName('Layout', names)}
          onClose={() => setIsAdding(false)}
          onAdd={(draft) => {
            const fault = session.change(addingLayout(draft, newId()), { label: 'new layout' });
            setIsAdding(fault !== undefined);
            return fault;
          }}
        />
      )}
      {deleting !== undefined && (
        <ConfirmDialog
          open
          danger
          title={`Delete ${items[deleting]?.name ?? 'the layout'}?`}
          description={whatGoes(document, deleting)}
          confirmLabel="Delete"
          onOpenChange={() => setDeleting(undefined)}
          onConfirm={() => {
            change([{ kind: 'deleteLayout', layoutId: deleting }], { label: 'deletion of layout' });
            setDeleting(undefined);
          }}
        />
      )}
    </Stack>
  );
}

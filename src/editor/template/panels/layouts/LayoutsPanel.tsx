import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import type { Id } from '@/engine/document';
import { Refusal } from '../../../page/fields/Refusal';
import { useSession, useView } from '../../core/SessionContext';
import { ResetDot } from '../../ResetDot';
import { newId } from '../../core/newId';
import { numberedName } from '../../core/numberedName';
import { PanelTop } from '../PanelTop';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import { reorder } from '../rows/rows';
import { AddLayoutDialog } from './AddLayoutDialog';
import { createLayoutEntries, explainNoMore, explainUndeletable } from './createLayoutEntries';
import { DeleteLayoutDialog } from './DeleteLayoutDialog';
import { hasOverrides, listLayouts } from './listLayouts';
import { addingLayout } from './newLayout';
import { useLayoutActions } from './useLayoutActions';

interface LayoutsPanelProps {
  /** Called to show the settings of the selected layout. */
  onSettings: () => void;
}

/** Lists the layouts of the template as a tree of inheritance. */
export function LayoutsPanel({ onSettings }: LayoutsPanelProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const rows = useMemo(() => listLayouts(document), [document]);
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<Id>();
  const actions = useLayoutActions();
  const { refusal, setRefusal, reset } = actions;
  const { order, items } = document.layouts;

  const openSettings = (layoutId: Id) => {
    session.selectLayout(layoutId);
    session.select([]);
    onSettings();
  };
  const askToDelete = (layoutId: Id) => {
    const stays = explainUndeletable(document, layoutId);
    setRefusal(stays);
    if (stays === undefined) setDeleting(layoutId);
  };
  const menu = { document, actions, onSettings: openSettings, onDelete: setDeleting };

  return (
    <Stack gap="2">
      <PanelTop title={order.length === 1 ? '1 layout' : `${order.length} layouts`}>
        <Button
          size="s"
          startIcon={Plus}
          disabledReason={explainNoMore(document)}
          onClick={() => setIsAdding(true)}
        >
          Add layout
        </Button>
      </PanelTop>
      <Refusal reason={refusal} />
      <RowTree
        label="Layouts"
        items={rows}
        selected={[document.selectedLayoutId]}
        onSelect={([id]) => id !== undefined && session.selectLayout(id)}
        onRename={(layoutId, name) =>
          session.change([{ kind: 'renameLayout', layoutId, name }], { label: 'name of layout' })
        }
        // A layout stays below its parent.
        isAllowed={([moved], { targetId, place }) => {
          const parentOf = (id: Id | undefined) => rows.find((row) => row.id === id)?.parentId;
          return place !== 'into' && parentOf(moved) === parentOf(targetId);
        }}
        onMove={(ids, drop) => {
          const [layoutId = ''] = ids;
          const to = reorder(order, ids, drop).indexOf(layoutId);
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
              entries={[...rowEntries(tools), ...createLayoutEntries(id, menu)]}
            />
          </>
        )}
      />
      {isAdding && (
        <AddLayoutDialog
          name={numberedName(
            'Layout',
            Object.values(items).map(({ name }) => name),
          )}
          onClose={() => setIsAdding(false)}
          onAdd={(draft) => {
            const fault = session.change(addingLayout(draft, newId()), { label: 'new layout' });
            setIsAdding(fault !== undefined);
            return fault;
          }}
        />
      )}
      {deleting !== undefined && (
        <DeleteLayoutDialog
          document={document}
          layoutId={deleting}
          onDelete={() => actions.remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Stack>
  );
}

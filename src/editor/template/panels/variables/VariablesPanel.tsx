import { FolderMinus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import type { Id } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { Refusal } from '../../../page/fields/Refusal';
import type { ImageChoices } from '../../../page/fields/ImageField';
import { useView } from '../../core/SessionContext';
import { newId } from '../../core/newId';
import { NothingHere } from '../NothingHere';
import { PanelDetails } from '../PanelDetails';
import { PanelTop } from '../PanelTop';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import { AddVariableDialog, type NewKind } from './AddVariableDialog';
import { DeleteVariableDialog, canDeleteUnasked } from './DeleteVariableDialog';
import { listKinds, variableRows } from './kinds';
import { useVariableActions } from './useVariableActions';
import { VariableSettings } from './VariableSettings';

const ungroupEntry = (onSelect: () => void): MenuEntry => ({
  id: 'ungroup',
  label: 'Ungroup',
  icon: FolderMinus,
  onSelect,
});

const deleteEntry = (onSelect: () => void): MenuEntry => ({
  id: 'delete',
  label: 'Delete',
  icon: Trash2,
  danger: true,
  onSelect,
});

interface VariablesPanelProps {
  /** Context for reading values. */
  context: ValueContext;
  /** Picker and thumbnails of image variables. */
  images: ImageChoices;
  /** Called with the variable whose frames to highlight; undefined ends it. */
  onPoint: (variableId: Id | undefined) => void;
  /** Called with an action to show. @default actions are not links */
  onAction?: (actionId: Id) => void;
}

/** Lists the variables of the template by group, and edits the selected one. */
export function VariablesPanel({ context, images, onPoint, onAction }: VariablesPanelProps) {
  const document = useView((view) => view.document);
  const rows = useMemo(() => variableRows(document), [document]);
  const [selectedId, setSelectedId] = useState<Id>();
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<Id>();
  const actions = useVariableActions();
  const { order, items } = document.variables;
  const selected = selectedId === undefined ? undefined : items[selectedId];
  // Closing the panel ends the highlight.
  useEffect(() => () => onPoint(undefined), [onPoint]);

  const select = (id: Id | undefined) => {
    setSelectedId(id);
    onPoint(id !== undefined && items[id]?.type !== 'group' ? id : undefined);
  };
  const add = (kind: NewKind, name: string): string | undefined => {
    const variableId = newId();
    const fault = actions.add(variableId, kind, name, selectedId);
    if (fault !== undefined) return fault;
    setIsAdding(false);
    setSelectedId(variableId);
    // Nothing uses the new variable yet.
    onPoint(undefined);
    return undefined;
  };
  const remove = (variableId: Id, keepMembers = false) => {
    setDeleting(undefined);
    if (actions.remove(variableId, keepMembers) === undefined) select(undefined);
  };
  const askToDelete = (id: Id) => {
    if (canDeleteUnasked(document, id)) remove(id);
    else setDeleting(id);
  };
  return (
    <Stack gap="2">
      <PanelTop title={order.length === 1 ? '1 variable' : `${order.length} variables`}>
        <Button size="s" startIcon={Plus} onClick={() => setIsAdding(true)}>
          Add variable
        </Button>
      </PanelTop>
      <Refusal reason={actions.refusal} />
      {order.length === 0 && (
        <NothingHere>
          There are no variables yet. With one, users fill in a text, a picture or a number.
        </NothingHere>
      )}
      <RowTree
        label="Variables"
        items={rows}
        selected={selectedId === undefined ? [] : [selectedId]}
        onSelect={([id]) => select(id)}
        onRename={actions.rename}
        onMove={actions.move}
        onDelete={([id]) => id !== undefined && askToDelete(id)}
        actions={({ id, name, holds = false }, tools) => (
          <RowMenu
            tabIndex={tools.tabIndex}
            name={name}
            entries={[
              ...rowEntries(tools),
              ...(holds ? [ungroupEntry(() => remove(id, true))] : []),
              deleteEntry(() => askToDelete(id)),
            ]}
          />
        )}
      />
      {selectedId !== undefined && selected && selected.type !== 'group' && (
        <PanelDetails name={selected.name}>
          <VariableSettings
            key={selectedId}
            document={document}
            context={context}
            images={images}
            onAction={onAction}
            variableId={selectedId}
            variable={selected}
            onVariable={select}
          />
        </PanelDetails>
      )}
      {isAdding && (
        <AddVariableDialog
          kinds={listKinds(document)}
          names={Object.values(items).map(({ name }) => name)}
          onAdd={add}
          onClose={() => setIsAdding(false)}
        />
      )}
      {deleting !== undefined && (
        <DeleteVariableDialog
          document={document}
          variableId={deleting}
          onDelete={(keepMembers) => remove(deleting, keepMembers)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Stack>
  );
}

import { FolderMinus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Heading } from '@/components/Heading';
import { Box } from '@/components/Box';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { newVariable, usesOf, type Document, type Id, type Variable } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { ValueContext } from '@/engine/resolve';
import type { ImageChoices } from '../../../page/fields/ImageField';
import { useSession, useView } from '../../core/SessionContext';
import { newId } from '../../core/newId';
import { NothingHere } from '../NothingHere';
import { PanelTop } from '../PanelTop';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import { holdersOf, reordered, type Drop } from '../rows/rows';
import { AddVariableDialog, type NewKind } from './AddVariableDialog';
import { variableRows } from './kinds';
import { textOfUse } from './Uses';
import { VariableSettings } from './VariableSettings';

/** The variables that go with one: itself, and with a group all that lies in it. */
function goingWith(document: Document, id: Id): readonly Id[] {
  const rows = variableRows(document);
  return [id, ...document.variables.order.filter((other) => holdersOf(rows, other).includes(id))];
}

/** What goes with a variable, in words; `undefined` where nothing does. */
function whatGoes(document: Document, variableId: Id): string | undefined {
  const going = goingWith(document, variableId);
  const uses = [
    ...new Set(going.flatMap((id) => usesOf(document, id).map((use) => textOfUse(document, use)))),
  ];
  const members = going.length - 1;
  const sentences = [
    ...(members > 0
      ? [members === 1 ? 'The variable in it goes too.' : `The ${members} variables in it go too.`]
      : []),
    ...(uses.length > 0 ? [`It is taken out where it is used: ${uses.join(', ')}.`] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** What puts a variable beside another one or into a group. */
function moving({ variables }: Document, variableId: Id, drop: Drop): Operation {
  const { order, items } = variables;
  if (drop.place !== 'into') {
    const parentId = items[drop.targetId]?.parentId ?? null;
    return {
      kind: 'moveVariable',
      variableId,
      parentId,
      to: reordered(order, [variableId], drop).indexOf(variableId),
    };
  }
  const parentId = drop.targetId;
  const last = order.findLast((id) => items[id]?.parentId === parentId && id !== variableId) ?? parentId;
  const to = reordered(order, [variableId], { targetId: last, place: 'after' }).indexOf(variableId);
  return { kind: 'moveVariable', variableId, parentId, to };
}

interface VariablesPanelProps {
  /** What values are read by. */
  context: ValueContext;
  /** How pictures of image variables are chosen and shown. */
  images: ImageChoices;
  /** Called with the variable whose places are to be pointed out; with none when it no longer is. */
  onPoint: (variableId: Id | undefined) => void;
  /** Called with an action that is to be seen. @default actions are only named */
  onAction?: (actionId: Id) => void;
}

/** The variables of the template in their groups, and the settings of the one that is selected. */
export function VariablesPanel({ context, images, onPoint, onAction }: VariablesPanelProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const rows = useMemo(() => variableRows(document), [document]);
  const [selectedId, setSelectedId] = useState<Id>();
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<Id>();
  const [refusal, setRefusal] = useState<string>();
  const { order, items } = document.variables;
  const names = Object.values(items).map(({ name }) => name);
  const selected = selectedId === undefined ? undefined : items[selectedId];
  // With the panel, what it pointed out goes.
  useEffect(() => () => onPoint(undefined), [onPoint]);

  const change: typeof session.change = (operations, note) => {
    const fault = session.change(operations, note);
    setRefusal(fault);
    return fault;
  };
  const select = (id: Id | undefined) => {
    setSelectedId(id);
    onPoint(id !== undefined && items[id]?.type !== 'group' ? id : undefined);
  };
  const add = (type: NewKind, name: string): string | undefined => {
    const variableId = newId();
    const parentId = selected?.type === 'group' ? selectedId : selected?.parentId;
    const made: Variable = type === 'group' ? { type, name } : newVariable(name, type);
    const variable = parentId === undefined ? made : { ...made, parentId };
    const fault = session.change([{ kind: 'addVariable', variableId, variable }], { label: 'new variable' });
    if (fault !== undefined) return fault;
    setIsAdding(false);
    setSelectedId(variableId);
    // Nothing has the new one yet.
    onPoint(undefined);
    return undefined;
  };
  const remove = (variableId: Id, keepMembers = false) => {
    setDeleting(undefined);
    const label = keepMembers ? 'ungrouping' : 'deletion of variable';
    const fault = change([{ kind: 'deleteVariable', variableId, keepMembers }], { label });
    if (fault === undefined) select(undefined);
  };
  const askToDelete = (id: Id) => {
    if (whatGoes(document, id) === undefined) remove(id);
    else setDeleting(id);
  };
  return (
    <Stack gap="2">
      <PanelTop title={order.length === 1 ? '1 variable' : `${order.length} variables`}>
        <Button size="s" startIcon={Plus} onClick={() => setIsAdding(true)}>
          Add variable
        </Button>
      </PanelTop>
      {refusal !== undefined && (
        <Text as="p" size="small" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
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
        onRename={(variableId, name) => {
          if (names.includes(name)) return 'Another variable has this name.';
          return session.change([{ kind: 'renameVariable', variableId, name }], {
            label: 'name of variable',
          });
        }}
        onMove={(ids, drop) => {
          const operations = ids.map((id) => moving(document, id, drop));
          return session.change(operations, { label: 'order of variables' });
        }}
        onDelete={([id]) => id !== undefined && askToDelete(id)}
        actions={({ id, name, holds = false }, tools) => (
          <RowMenu
            tabIndex={tools.tabIndex}
            name={name}
            entries={[
              ...rowEntries(tools),
              ...(holds
                ? [{ id: 'ungroup', label: 'Ungroup', icon: FolderMinus, onSelect: () => remove(id, true) }]
                : []),
              {
                ...{ id: 'delete', label: 'Delete', icon: Trash2, danger: true },
                onSelect: () => askToDelete(id),
              },
            ]}
          />
        )}
      />
      {selectedId !== undefined && selected && selected.type !== 'group' && (
        <Box as="section" css={{ padding: '$2', borderBlockStart: '1px solid $border' }}>
          <Stack gap="3">
            <Heading level={3} size="body" css={{ overflowWrap: 'anywhere' }}>
              {selected.name}
            </Heading>
            <VariableSettings
              key={selectedId}
              {...{ document, context, images, onAction }}
              variableId={selectedId}
              variable={selected}
              onVariable={select}
            />
          </Stack>
        </Box>
      )}
      {isAdding && <AddVariableDialog names={names} onAdd={add} onClose={() => setIsAdding(false)} />}
      {deleting !== undefined && (
        <ConfirmDialog
          open
          danger
          title={`Delete ${items[deleting]?.name ?? 'the variable'}?`}
          description={whatGoes(document, deleting)}
          confirmLabel="Delete"
          onOpenChange={() => setDeleting(undefined)}
          onConfirm={() => remove(deleting)}
        />
      )}
    </Stack>
  );
}

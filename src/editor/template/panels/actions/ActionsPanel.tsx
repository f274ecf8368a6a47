import { CircleAlert, Plus, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import type { Document, Id } from '@/engine/document';
import type { ActedDocument } from '@/engine/resolve';
import { Refusal } from '../../../page/fields/Refusal';
import { useView } from '../../core/SessionContext';
import { NothingHere } from '../NothingHere';
import { PanelDetails } from '../PanelDetails';
import { PanelTop } from '../PanelTop';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import type { TreeItem } from '../rows/rows';
import { RunLog } from './RunLog';
import { ScriptField } from './ScriptField';
import { TriggerFields } from './TriggerFields';
import { useActionEdits } from './useActionEdits';

const rowsOf = ({ actions }: Document, faulty: ReadonlySet<Id>): readonly TreeItem[] =>
  actions.order.flatMap((id) => {
    const action = actions.items[id];
    if (!action) return [];
    const mark = faulty.has(id) && {
      facts: 'has an error',
      mark: <Icon glyph={CircleAlert} label="Has an error" />,
    };
    return [{ id, name: action.name, glyph: Zap, kind: 'action', ...mark }];
  });

/** Run discards changes when it ends. */
const READ_ONLY = 'Run only tries actions. Go back to Design to change them.';

interface ActionsPanelProps extends Pick<ActedDocument, 'issues' | 'log'> {
  /** The action whose script is open, if any. */
  actionId: Id | undefined;
  onOpen: (actionId: Id | undefined) => void;
}

/** Lists the actions of the template in the order they run, and edits the open one. */
export function ActionsPanel({ issues, log, actionId, onOpen }: ActionsPanelProps) {
  const document = useView((view) => view.document);
  const isRunning = useView((view) => view.isRunning);
  const readOnlyReason = isRunning ? READ_ONLY : undefined;
  const [refusal, setRefusal] = useState<string>();
  const [scriptFault, setScriptFault] = useState<string>();
  const { order, items } = document.actions;
  const open = actionId === undefined ? undefined : items[actionId];
  const rows = rowsOf(document, new Set(issues.map((issue) => issue.actionId)));

  const { add, remove, set, rename, move } = useActionEdits({ readOnlyReason, onOpen });
  const deleteAction = (id: Id) => {
    setRefusal(remove(id));
    if (!isRunning && id === actionId) onOpen(undefined);
  };

  return (
    <Stack gap="2">
      <PanelTop title={order.length === 1 ? '1 action' : `${order.length} actions`}>
        <Button size="s" startIcon={Plus} disabledReason={readOnlyReason} onClick={() => setRefusal(add())}>
          Add action
        </Button>
      </PanelTop>
      <Refusal reason={isRunning || refusal !== READ_ONLY ? refusal : undefined} />
      {order.length === 0 && (
        <NothingHere>
          There are no actions yet. An action changes the design automatically when something happens.
        </NothingHere>
      )}
      <RowTree
        label="Actions"
        items={rows}
        selected={actionId === undefined ? [] : [actionId]}
        onSelect={([id]) => {
          setScriptFault(undefined);
          onOpen(id);
        }}
        onRename={rename}
        onMove={move}
        onDelete={([id]) => id !== undefined && deleteAction(id)}
        actions={({ id, name }, tools) => (
          <RowMenu
            tabIndex={tools.tabIndex}
            name={name}
            entries={[
              ...rowEntries(tools),
              {
                id: 'delete',
                label: 'Delete',
                icon: Trash2,
                danger: true,
                disabledReason: readOnlyReason,
                onSelect: () => deleteAction(id),
              },
            ]}
          />
        )}
      />
      {actionId !== undefined && open && (
        <PanelDetails name={open.name}>
          <TriggerFields
            document={document}
            triggers={open.triggers}
            isReadOnly={isRunning}
            onChange={(triggers) => setRefusal(set(actionId, { ...open, triggers }, 'triggers'))}
          />
          <ScriptField
            key={actionId}
            script={open.script}
            document={document}
            readOnlyReason={readOnlyReason}
            issues={issues.filter((issue) => issue.actionId === actionId)}
            error={scriptFault}
            onChange={(script) => setScriptFault(set(actionId, { ...open, script }, 'script'))}
          />
        </PanelDetails>
      )}
      <RunLog log={log} items={items} />
    </Stack>
  );
}

import { useState } from 'react';
import { newVariable, type Document, type Id, type Variable } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { useSession, useView } from '../../core/SessionContext';
import { reorder, type Drop } from '../rows/rows';
import type { NewKind } from './AddVariableDialog';

/** Returns the operation that moves a variable next to another one or into a group. */
function moving({ variables }: Document, variableId: Id, drop: Drop): Operation {
  const { order, items } = variables;
  if (drop.place !== 'into') {
    const parentId = items[drop.targetId]?.parentId ?? null;
    return {
      kind: 'moveVariable',
      variableId,
      parentId,
      to: reorder(order, [variableId], drop).indexOf(variableId),
    };
  }
  const parentId = drop.targetId;
  const last = order.findLast((id) => items[id]?.parentId === parentId && id !== variableId) ?? parentId;
  const to = reorder(order, [variableId], { targetId: last, place: 'after' }).indexOf(variableId);
  return { kind: 'moveVariable', variableId, parentId, to };
}

/** Changes of variables. Each returns why it was refused. */
interface VariableActions {
  /** Why the last deletion was refused. */
  readonly refusal: string | undefined;
  readonly rename: (variableId: Id, name: string) => string | undefined;
  readonly move: (ids: readonly Id[], drop: Drop) => string | undefined;
  /** Adds a variable next to another one, or into it if it is a group. */
  readonly add: (variableId: Id, kind: NewKind, name: string, nextTo: Id | undefined) => string | undefined;
  readonly remove: (variableId: Id, keepMembers: boolean) => string | undefined;
}

/** Returns the changes of the template's variables. */
export function useVariableActions(): VariableActions {
  const session = useSession();
  const document = useView((view) => view.document);
  const [refusal, setRefusal] = useState<string>();
  const { items } = document.variables;
  return {
    refusal,
    rename: (variableId, name) => {
      if (Object.values(items).some((each) => each.name === name)) return 'Another variable has this name.';
      return session.change([{ kind: 'renameVariable', variableId, name }], { label: 'name of variable' });
    },
    move: (ids, drop) => {
      const operations = ids.map((id) => moving(document, id, drop));
      return session.change(operations, { label: 'order of variables' });
    },
    add: (variableId, type, name, nextTo) => {
      const neighbour = nextTo === undefined ? undefined : items[nextTo];
      const parentId = neighbour?.type === 'group' ? nextTo : neighbour?.parentId;
      const made: Variable = type === 'group' ? { type, name } : newVariable(name, type);
      const variable = parentId === undefined ? made : { ...made, parentId };
      return session.change([{ kind: 'addVariable', variableId, variable }], { label: 'new variable' });
    },
    remove: (variableId, keepMembers) => {
      const label = keepMembers ? 'ungrouping' : 'deletion of variable';
      const fault = session.change([{ kind: 'deleteVariable', variableId, keepMembers }], { label });
      setRefusal(fault);
      return fault;
    },
  };
}

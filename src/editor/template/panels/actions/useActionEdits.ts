import type { Action, Id } from '@/engine/document';
import { newId } from '../../core/newId';
import { numberedName } from '../../core/numberedName';
import { useSession } from '../../core/SessionContext';
import { reorder, type Drop } from '../rows/rows';

interface ActionEdits {
  /** Why actions can't be changed. */
  readonly readOnlyReason: string | undefined;
  /** Called with a new action. */
  readonly onOpen: (actionId: Id) => void;
}

/** Changes the actions of the template. Each change returns why it is refused. */
export function useActionEdits({ readOnlyReason, onOpen }: ActionEdits) {
  const session = useSession();
  const getActions = () => session.view().document.actions;
  const getNames = () => Object.values(getActions().items).map(({ name }) => name);
  const set = (id: Id, action: Action, what: string): string | undefined =>
    readOnlyReason ??
    session.change([{ kind: 'setAction', actionId: id, action }], { label: what, key: `${id} ${what}` });
  return {
    set,
    add: (): string | undefined => {
      const actionId = newId();
      const name = numberedName('Action', getNames());
      const action: Action = { name, script: '', triggers: [{ event: 'documentLoaded' }] };
      const refusal = session.change([{ kind: 'addAction', actionId, action }], { label: 'new action' });
      if (refusal === undefined) onOpen(actionId);
      return refusal;
    },
    remove: (id: Id): string | undefined =>
      readOnlyReason ??
      session.change([{ kind: 'deleteAction', actionId: id }], { label: 'deletion of action' }),
    rename: (id: Id, name: string): string | undefined => {
      if (getNames().includes(name)) return 'Another action has this name.';
      const action = getActions().items[id];
      return action && set(id, { ...action, name }, 'name of action');
    },
    move: (ids: readonly Id[], drop: Drop): string | undefined => {
      const [moved = ''] = ids;
      const to = reorder(getActions().order, ids, drop).indexOf(moved);
      return (
        readOnlyReason ??
        session.change([{ kind: 'moveAction', actionId: moved, to }], { label: 'order of actions' })
      );
    },
  };
}

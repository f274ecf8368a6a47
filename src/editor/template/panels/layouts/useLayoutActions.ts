import { useState } from 'react';
import { nameOfCopy } from '@/domain/item-name';
import type { Id } from '@/engine/document';
import { newId } from '../../core/newId';
import { freeNameOf } from '../../core/numberedName';
import { useSession, useView } from '../../core/SessionContext';

/** Changes of layouts, and why the last one was refused. */
export interface LayoutActions {
  readonly refusal: string | undefined;
  readonly setRefusal: (refusal: string | undefined) => void;
  readonly addChild: (parentId: Id) => void;
  readonly duplicate: (layoutId: Id) => void;
  /** Resets everything in which a layout differs from its parent. */
  readonly reset: (layoutId: Id) => void;
  readonly remove: (layoutId: Id) => void;
}

/** Returns the changes of the template's layouts. */
export function useLayoutActions(): LayoutActions {
  const session = useSession();
  const { items } = useView((view) => view.document).layouts;
  const [refusal, setRefusal] = useState<string>();
  const names = Object.values(items).map(({ name }) => name);
  const change: typeof session.change = (operations, note) => {
    const fault = session.change(operations, note);
    setRefusal(fault);
    return fault;
  };
  return {
    refusal,
    setRefusal,
    addChild: (parentId) => {
      const layoutId = newId();
      const name = freeNameOf(`${items[parentId]?.name ?? 'Layout'} child`, names);
      change(
        [
          { kind: 'addChildLayout', layoutId, parentId, name },
          { kind: 'selectLayout', layoutId },
        ],
        { label: 'new layout' },
      );
    },
    duplicate: (layoutId) => {
      const newLayoutId = newId();
      const name = freeNameOf(nameOfCopy(items[layoutId]?.name ?? ''), names);
      change(
        [
          { kind: 'duplicateLayout', layoutId, newLayoutId, name },
          { kind: 'selectLayout', layoutId: newLayoutId },
        ],
        { label: 'copy of layout' },
      );
    },
    reset: (layoutId) => change([{ kind: 'resetLayout', layoutId }], { label: 'reset of layout' }),
    remove: (layoutId) => change([{ kind: 'deleteLayout', layoutId }], { label: 'deletion of layout' }),
  };
}

import { useState } from 'react';
import { nameOfCopy } from '@/domain/item-name';
import type { Id } from '@/engine/document';
import { newId } from '../core/newId';
import { numberedName } from '../core/numberedName';
import { useSession, useView } from '../core/SessionContext';

/** Returns the changes of the template's pages, and why the last one was refused. */
export function usePageActions() {
  const session = useSession();
  const { items } = useView((view) => view.document).pages;
  const [refusal, setRefusal] = useState<string>();
  const change: typeof session.change = (operations, note) => {
    const fault = session.change(operations, note);
    setRefusal(fault);
    return fault;
  };

  const add = () => {
    const added = newId();
    const name = numberedName(
      'Page',
      Object.values(items).map((page) => page.name),
    );
    const fault = change([{ kind: 'addPage', pageId: added, name }], { label: 'new page' });
    if (fault === undefined) session.turnTo(added);
  };
  const duplicate = (id: Id) => {
    const page = items[id];
    if (!page) return;
    const newPageId = newId();
    const newIds = (of: readonly Id[]) => Object.fromEntries(of.map((each) => [each, newId()]));
    const [frameIds, groupIds] = [newIds(page.frames.order), newIds(Object.keys(page.groups ?? {}))];
    const fault = change(
      [{ kind: 'duplicatePage', pageId: id, newPageId, name: nameOfCopy(page.name), frameIds, groupIds }],
      { label: 'copy of page' },
    );
    if (fault === undefined) session.turnTo(newPageId);
  };
  const setVisible = (id: Id, isVisible: boolean) =>
    change([{ kind: 'setPageVisibility', pageId: id, isVisible }], { label: 'visibility of page' });
  const deletePage = (id: Id) => change([{ kind: 'deletePage', pageId: id }], { label: 'deletion of page' });
  return { refusal, add, duplicate, setVisible, deletePage };
}

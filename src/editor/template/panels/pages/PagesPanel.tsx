import { Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { WhenNear } from '@/components/WhenNear';
import { nameOfCopy } from '@/domain/item-name';
import { MOST_PAGES, resolveLayout, type Document, type Id } from '@/engine/document';
import type { PageEngine } from '../../../page/loadPageEngine';
import type { PictureShelf } from '../../../page/PictureShelf';
import { useSession, useView } from '../../core/SessionContext';
import { newId } from '../../core/newId';
import { numberedName } from '../core/numberedName';
import { PanelTop } from '../PanelTop';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import { reordered, type TreeItem } from '../rows/rows';
import { PagePicture } from '../../../page/PagePicture';

const LAST_VISIBLE = 'One page at least stays visible.';

/** Why no page can be added now. */
function whyNoMore(document: Document): string | undefined {
  if (resolveLayout(document, document.selectedLayoutId).settings.intent !== 'print')
    return 'Pages are added while a print layout is selected.';
  return document.pages.order.length < MOST_PAGES ? undefined : `A template has at most ${MOST_PAGES} pages.`;
}

/** Why a page can't be hidden or deleted. */
function whyItStays({ pages }: Document, pageId: Id): string | undefined {
  const visible = pages.order.filter((id) => pages.items[id]?.isVisible);
  return visible.length === 1 && visible[0] === pageId ? LAST_VISIBLE : undefined;
}

interface PagesPanelProps {
  /** What pictures of pages are drawn with; none while it loads. */
  engine: PageEngine | undefined;
  shelf: PictureShelf;
}

/** The pages of the template, each with a small picture. */
export function PagesPanel({ engine, shelf }: PagesPanelProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const [refusal, setRefusal] = useState<string>();
  const { order, items } = document.pages;
  const noMore = whyNoMore(document);
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

  const rows = order.flatMap((id): TreeItem[] => {
    const page = items[id];
    if (!page) return [];
    const picture = (
      <WhenNear placeholder={null}>
        <PagePicture {...{ document, engine, shelf }} pageId={id} />
      </WhenNear>
    );
    const mark = page.isVisible ? undefined : <Icon glyph={EyeOff} />;
    const facts = page.isVisible ? undefined : 'hidden';
    return [{ id, name: page.name, picture, mark, facts, isDimmed: !page.isVisible }];
  });
  return (
    <Stack gap="2">
      <PanelTop title={order.length === 1 ? '1 page' : `${order.length} pages`}>
        <Button size="s" startIcon={Plus} disabledReason={noMore} onClick={add}>
          Add page
        </Button>
      </PanelTop>
      {refusal !== undefined && (
        <Text as="p" size="small" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
      <RowTree
        label="Pages"
        items={rows}
        selected={[pageId]}
        onSelect={([id]) => id !== undefined && session.turnTo(id)}
        onRename={(id, name) =>
          session.change([{ kind: 'renamePage', pageId: id, name }], { label: 'name of page' })
        }
        onMove={(ids, drop) => {
          const [moved = ''] = ids;
          const to = reordered(order, ids, drop).indexOf(moved);
          return session.change([{ kind: 'movePage', pageId: moved, to }], { label: 'order of pages' });
        }}
        onDelete={([id]) => id !== undefined && void deletePage(id)}
        actions={({ id, name, isDimmed = false }, tools) => {
          const stays = whyItStays(document, id);
          return (
            <RowMenu
              tabIndex={tools.tabIndex}
              name={name}
              entries={[
                ...rowEntries(tools),
                {
                  ...{ id: 'duplicate', label: 'Duplicate', icon: Copy },
                  ...{ disabledReason: noMore, onSelect: () => duplicate(id) },
                },
                {
                  ...{ id: 'visible', label: isDimmed ? 'Show' : 'Hide', icon: isDimmed ? Eye : EyeOff },
                  ...{ disabledReason: stays, onSelect: () => setVisible(id, isDimmed) },
                },
                {
                  ...{ id: 'delete', label: 'Delete', icon: Trash2, danger: true },
                  ...{ disabledReason: stays, onSelect: () => deletePage(id) },
                },
              ]}
            />
          );
        }}
      />
    </Stack>
  );
}

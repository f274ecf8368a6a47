import { Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import { WhenNear } from '@/components/WhenNear';
import { MOST_PAGES, resolveLayout, type Document, type Id } from '@/engine/document';
import { Refusal } from '../../page/fields/Refusal';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { useSession, useView } from '../core/SessionContext';
import { PanelTop } from './PanelTop';
import { RowMenu, rowEntries } from './rows/RowMenu';
import { RowTree } from './rows/RowTree';
import { reorder, type TreeItem } from './rows/rows';
import { PagePicture } from '../../page/PagePicture';
import { usePageActions } from './usePageActions';

const LAST_VISIBLE = 'At least one page must stay visible.';

/** Returns why no page can be added now. */
function explainPageLimit(document: Document): string | undefined {
  if (resolveLayout(document, document.selectedLayoutId).settings.intent !== 'print')
    return 'Pages are added while a print layout is selected.';
  return document.pages.order.length < MOST_PAGES ? undefined : `A template has at most ${MOST_PAGES} pages.`;
}

/** Returns why a page can't be hidden or deleted. */
function explainUndeletable({ pages }: Document, pageId: Id): string | undefined {
  const visible = pages.order.filter((id) => pages.items[id]?.isVisible);
  return visible.length === 1 && visible[0] === pageId ? LAST_VISIBLE : undefined;
}

interface PagesPanelProps {
  /** The engine that draws the thumbnails; undefined while it loads. */
  engine: PageEngine | undefined;
  shelf: PictureShelf;
}

/** Lists the pages of the template with thumbnails. */
export function PagesPanel({ engine, shelf }: PagesPanelProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const { refusal, add, duplicate, setVisible, deletePage } = usePageActions();
  const { order, items } = document.pages;
  const noMore = explainPageLimit(document);
  const rows = order.flatMap((id): TreeItem[] => {
    const page = items[id];
    if (!page) return [];
    const picture = (
      <WhenNear placeholder={null}>
        <PagePicture document={document} engine={engine} shelf={shelf} pageId={id} />
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
      <Refusal reason={refusal} />
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
          const to = reorder(order, ids, drop).indexOf(moved);
          return session.change([{ kind: 'movePage', pageId: moved, to }], { label: 'order of pages' });
        }}
        onDelete={([id]) => id !== undefined && void deletePage(id)}
        actions={({ id, name, isDimmed = false }, tools) => {
          const stays = explainUndeletable(document, id);
          return (
            <RowMenu
              tabIndex={tools.tabIndex}
              name={name}
              entries={[
                ...rowEntries(tools),
                {
                  id: 'duplicate',
                  label: 'Duplicate',
                  icon: Copy,
                  disabledReason: noMore,
                  onSelect: () => duplicate(id),
                },
                {
                  id: 'visible',
                  label: isDimmed ? 'Show' : 'Hide',
                  icon: isDimmed ? Eye : EyeOff,
                  disabledReason: stays,
                  onSelect: () => setVisible(id, isDimmed),
                },
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: Trash2,
                  danger: true,
                  disabledReason: stays,
                  onSelect: () => deletePage(id),
                },
              ]}
            />
          );
        }}
      />
    </Stack>
  );
}

import { Barcode, Eye, EyeOff, Image, Square, Trash2, Type } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '@/components/IconButton';
import type { IconGlyph } from '@/components/Icon';
import { resolveLayout, type Document, type Frame, type Id } from '@/engine/document';
import { useSession, useView } from '../../core/SessionContext';
import { NothingHere } from '../NothingHere';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import type { Drop, TreeItem } from '../rows/rows';

const KINDS: Readonly<Record<Frame['type'], { glyph: IconGlyph; kind: string }>> = {
  text: { glyph: Type, kind: 'text' },
  image: { glyph: Image, kind: 'image' },
  shape: { glyph: Square, kind: 'shape' },
  barcode: { glyph: Barcode, kind: 'barcode' },
};

/** The frames of a page that the shown layout draws, the topmost first. */
function layersOf(document: Document, pageId: Id): readonly TreeItem[] {
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const { order, items } = document.pages.items[pageId]?.frames ?? { order: [], items: {} };
  return order.toReversed().flatMap((id) => {
    const [frame, placement] = [items[id], placements.get(id)];
    if (!frame || !placement) return [];
    const { isVisible } = placement;
    const facts = isVisible ? undefined : 'hidden';
    return [{ id, name: frame.name, ...KINDS[frame.type], isDimmed: !isVisible, facts }];
  });
}

/** How many of the frames that stay lie below frames that are put beside another one; rows above lie on top. */
function indexOfDrop(order: readonly Id[], ids: readonly Id[], { targetId, place }: Drop): number {
  const rest = order.filter((id) => !ids.includes(id));
  return rest.indexOf(targetId) + (place === 'before' ? 1 : 0);
}

/** The frames of the page, the topmost first: selected with the canvas, renamed, ordered, hidden and deleted. */
export function LayersPanel() {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  const layers = useMemo(() => layersOf(document, pageId), [document, pageId]);
  const layoutId = document.selectedLayoutId;
  if (layers.length === 0)
    return (
      <NothingHere>There is nothing on this page yet. Draw a frame on it with one of the tools.</NothingHere>
    );

  const setVisible = (frameIds: readonly Id[], value: boolean) =>
    session.change([{ kind: 'setFrameVisibility', layoutId, frameIds, value }], { label: 'visibility' });
  const deleteFrames = (frameIds: readonly Id[]) =>
    session.change([{ kind: 'deleteFrames', frameIds }], { label: 'deletion' });
  return (
    <RowTree
      label="Layers"
      hasMany
      items={layers}
      selected={selection}
      onSelect={(ids) => session.select(ids)}
      onRename={(frameId, name) =>
        session.change([{ kind: 'renameFrame', frameId, name }], { label: 'name of frame' })
      }
      onMove={(frameIds, drop) => {
        const order = document.pages.items[pageId]?.frames.order ?? [];
        const to = indexOfDrop(order, frameIds, drop);
        return session.change([{ kind: 'arrangeFrames', pageId, frameIds, to }], {
          label: 'order of frames',
        });
      }}
      onDelete={deleteFrames}
      actions={({ id, name, isDimmed }, tools) => (
        <>
          <RowMenu
            tabIndex={tools.tabIndex}
            name={name}
            entries={[
              ...rowEntries(tools),
              {
                ...{ id: 'delete', label: 'Delete', icon: Trash2, danger: true },
                onSelect: () => deleteFrames([id]),
              },
            ]}
          />
          <span data-at-hover={isDimmed ? undefined : ''}>
            <IconButton
              icon={isDimmed ? EyeOff : Eye}
              size="s"
              tabIndex={tools.tabIndex}
              label={`${isDimmed ? 'Show' : 'Hide'} ${name}`}
              onClick={() => setVisible([id], isDimmed === true)}
            />
          </span>
        </>
      )}
    />
  );
}

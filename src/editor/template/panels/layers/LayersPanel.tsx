import { Eye, EyeOff, Lock, LockOpen, Trash2, Ungroup } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '@/components/IconButton';
import { framesIn, type Id } from '@/engine/document';
import { useSession, useView } from '../../core/SessionContext';
import { NothingHere } from '../NothingHere';
import { RowMenu, rowEntries } from '../rows/RowMenu';
import { RowTree } from '../rows/RowTree';
import { collectFrames, listLayers, moveRows, findSelectedRows } from './layers';

/** Why a locked frame is not deleted. */
const LOCKED = 'It is locked.';

/** Lists frames and groups of the page, topmost first: selection, names, order, visibility, locks and deletion. */
export function LayersPanel() {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  const layers = useMemo(() => listLayers(document, pageId), [document, pageId]);
  const selected = useMemo(() => findSelectedRows(layers, selection), [layers, selection]);
  const layoutId = document.selectedLayoutId;
  const page = document.pages.items[pageId];
  if (layers.length === 0 || !page)
    return (
      <NothingHere>There is nothing on this page yet. Draw a frame on it with one of the tools.</NothingHere>
    );

  const layerOf = (id: Id) => layers.find((layer) => layer.id === id);
  const setVisible = (frameIds: readonly Id[], value: boolean) =>
    session.change([{ kind: 'setFrameVisibility', layoutId, frameIds, value }], { label: 'visibility' });
  const lock = (frameIds: readonly Id[], isLocked: boolean) =>
    session.change([{ kind: 'lockFrames', frameIds, isLocked }], { label: isLocked ? 'lock' : 'unlocking' });
  const deleteRows = (ids: readonly Id[]) => {
    const all = [...new Set(ids.flatMap((id) => framesIn(page, id)))];
    const free = all.filter((frameId) => !page.frames.items[frameId]?.isLocked);
    if (free.length > 0) session.change([{ kind: 'deleteFrames', frameIds: free }], { label: 'deletion' });
  };
  return (
    <RowTree
      label="Layers"
      hasMany
      items={layers}
      selected={selected}
      onSelect={(ids) => session.select(collectFrames(layers, ids, selected))}
      onRename={(id, name) =>
        layerOf(id)?.holds
          ? session.change([{ kind: 'renameGroup', groupId: id, name }], { label: 'name of group' })
          : session.change([{ kind: 'renameFrame', frameId: id, name }], { label: 'name of frame' })
      }
      onMove={(ids, drop) => session.change(moveRows(page, pageId, ids, drop), { label: 'order of frames' })}
      onDelete={deleteRows}
      actions={({ id, name }, tools) => {
        const { frameIds = [], isHidden = false, isLocked = false, holds = false } = layerOf(id) ?? {};
        return (
          <>
            <RowMenu
              tabIndex={tools.tabIndex}
              name={name}
              entries={[
                ...rowEntries(tools),
                ...(holds
                  ? [
                      {
                        id: 'ungroup',
                        label: 'Ungroup',
                        icon: Ungroup,
                        onSelect: () =>
                          session.change([{ kind: 'ungroupFrames', groupIds: [id] }], {
                            label: 'ungrouping',
                          }),
                      },
                    ]
                  : []),
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: Trash2,
                  danger: true,
                  disabledReason: isLocked ? LOCKED : undefined,
                  onSelect: () => deleteRows([id]),
                },
              ]}
            />
            <span data-at-hover={isLocked ? undefined : ''}>
              <IconButton
                icon={isLocked ? Lock : LockOpen}
                size="s"
                tabIndex={tools.tabIndex}
                label={`${isLocked ? 'Unlock' : 'Lock'} ${name}`}
                onClick={() => lock(frameIds, !isLocked)}
              />
            </span>
            <span data-at-hover={isHidden ? undefined : ''}>
              <IconButton
                icon={isHidden ? EyeOff : Eye}
                size="s"
                tabIndex={tools.tabIndex}
                label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
                onClick={() => setVisible(frameIds, isHidden)}
              />
            </span>
          </>
        );
      }}
    />
  );
}

import { Bookmark, BookmarkCheck, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import type { DataTableState } from '@/components/DataTable';
import { IconButton } from '@/components/IconButton';
import { Menu, type MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { refusalOfItemName } from '@/domain/item-name';
import { conflicting } from '@/domain/refusal';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import type { SavedView } from './keptViews';
import { useSavedViews } from './useSavedViews';

const NameDialog = dialogOnDemand(async () => (await import('@/product/NameDialog')).NameDialog);

const Name = styled('span', {
  maxWidth: '7rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface SavedViewsProps {
  /** Identifies the list, its owner and environment: the same text finds the same views. */
  list: string;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

/**
 * The user's views of a list in this browser: search, filters, order and columns under a name. Shows the current
 * view; later changes can be saved to it or reverted.
 */
export function SavedViews({ list, state, onStateChange }: SavedViewsProps) {
  const saved = useSavedViews(list, state, onStateChange);
  const { views, current, isChanged, isPlain } = saved;
  const [naming, setNaming] = useState<{ renamed?: SavedView }>();
  const entries: MenuEntry[] = [
    ...(views.length > 0 ? [groupOf(views, current, saved.open), LINE] : []),
    ...(current && isChanged ? entriesOfChange(current, saved) : []),
    {
      id: ' save',
      label: 'Save as a view…',
      icon: Bookmark,
      disabledReason: isPlain ? 'Search, filter or sort first.' : undefined,
      onSelect: () => setNaming({}),
    },
    ...(current
      ? entriesOfCurrent(
          current,
          () => setNaming({ renamed: current }),
          () => void saved.remove(current),
        )
      : []),
  ];
  const renamed = naming?.renamed;
  return (
    <>
      <Menu label="Views" align="end" entries={entries}>
        {current ? (
          <Button startIcon={BookmarkCheck} data-testid="gpf-saved-views">
            <VisuallyHidden>View: </VisuallyHidden>
            <Name>{current.name}</Name>
            {isChanged && (
              <>
                <span aria-hidden>•</span>
                <VisuallyHidden>(changed)</VisuallyHidden>
              </>
            )}
          </Button>
        ) : (
          <IconButton icon={Bookmark} label="Views" data-testid="gpf-saved-views" />
        )}
      </Menu>
      {naming && (
        <NameDialog
          title={renamed ? 'Rename the view' : 'Save as a view'}
          verb={renamed ? 'Rename' : 'Save view'}
          name={renamed?.name ?? ''}
          refusalOf={(typed) =>
            refusalOfItemName(typed) ??
            (saved.isTaken(typed, renamed)
              ? conflicting('Another view of this list has this name.')
              : undefined)
          }
          isPending={false}
          error={null}
          onErrorDismiss={() => undefined}
          onSave={async (typed) => {
            const name = typed.trim();
            await (renamed ? saved.rename(renamed, name) : saved.save(name));
            setNaming(undefined);
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

/* Ids begin with a space, which no view name does. */

const LINE: MenuEntry = { kind: 'separator', id: ' after views' };

function groupOf(
  views: readonly SavedView[],
  current: SavedView | undefined,
  open: (view: SavedView) => void,
): MenuEntry {
  return {
    kind: 'group',
    id: ' views',
    label: 'Views',
    items: views.map((view) => ({
      id: view.name,
      label: view.name,
      checked: view.name === current?.name,
      onSelect: () => open(view),
    })),
  };
}

function entriesOfChange(current: SavedView, saved: ReturnType<typeof useSavedViews>): MenuEntry[] {
  return [
    {
      id: ' update',
      label: `Save changes to “${current.name}”`,
      icon: Save,
      onSelect: () => void saved.save(current.name),
    },
    { id: ' back', label: 'Discard changes', icon: RotateCcw, onSelect: () => saved.open(current) },
  ];
}

function entriesOfCurrent(current: SavedView, onRename: () => void, onRemove: () => void): MenuEntry[] {
  return [
    { id: ' rename', label: `Rename “${current.name}”…`, icon: Pencil, onSelect: onRename },
    { id: ' delete', label: `Delete “${current.name}”`, icon: Trash2, danger: true, onSelect: onRemove },
  ];
}

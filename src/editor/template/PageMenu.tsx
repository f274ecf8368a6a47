import { useId, useRef, useState, type MouseEvent } from 'react';
import { preloadMenu, SharedMenu, type MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import type { Id } from '@/engine/document';
import { Keys } from './bar/Keys';
import { COMMANDS, type CommandContext } from './core/commands';
import type { EditorView } from './core/EditorSession';
import { canGroup, selectedGroups } from './core/selectionActions';
import { shareFrames } from './paste/ownFrames';
import { getFreePlaces, unitFrames } from './core/units';

/* Anchor of the menu, which also returns the focus to the page. */
const Spot = styled('span', { position: 'fixed', width: 1, height: 1, pointerEvents: 'none' });

const FRAMES = [
  ['cut', 'copy', 'paste', 'duplicate', 'delete'],
  ['order front', 'order forward', 'order backward', 'order back'],
  ['group', 'ungroup', 'lock', 'hide'],
] as const;
const NOTHING = [['paste', 'selectAll'], ['rulers']] as const;

/** Returns why entries are disabled, by id. */
function explainDisabledEntries(view: EditorView, context: CommandContext): Readonly<Record<string, string>> {
  return {
    ...(!context.clipboard.clip && { paste: 'Nothing was copied yet.' }),
    ...(!canGroup(view) && { group: 'Select two frames or more.' }),
    ...(selectedGroups(view).length === 0 && { ungroup: 'No group is selected.' }),
  };
}

/** Returns the entries for the selection, or for the page if nothing is selected. */
function createMenuEntries(view: EditorView, context: CommandContext): readonly MenuEntry[] {
  const reasons = explainDisabledEntries(view, context);
  const entryOf = (id: string): MenuEntry[] => {
    const command = COMMANDS.find((each) => each.id === id);
    if (!command) return [];
    return [
      {
        id,
        label: id === 'lock' ? 'Lock' : command.label,
        danger: id === 'delete',
        trailing: <Keys of={id} />,
        disabledReason: reasons[id],
        onSelect: () => {
          command.run(context);
          if (id === 'copy' || id === 'cut') void shareFrames(context.clipboard.clip);
        },
      },
    ];
  };
  return (view.selection.length > 0 ? FRAMES : NOTHING).flatMap((ids, index): MenuEntry[] => [
    ...(index > 0 ? [{ kind: 'separator', id: `line ${index}` } as const] : []),
    ...ids.flatMap(entryOf),
  ]);
}

interface OpenMenu {
  readonly left: number;
  readonly top: number;
  readonly byKeyboard: boolean;
}

/** The context menu of the page: opened by a right click, Shift+F10 or the menu key. */
export function usePageMenu(context: CommandContext) {
  const { session } = context;
  const id = useId();
  const spot = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<OpenMenu>();
  const [isOpen, setIsOpen] = useState(false);

  /** @param frameId the frame under the pointer, if any */
  const open = (event: MouseEvent, frameId: Id | undefined) => {
    const { document, pageId, selection, mode, groupId, isRunning } = session.view();
    if (mode.type !== 'frames' || isRunning) return;
    event.preventDefault();
    const byKeyboard = event.button !== 2;
    const page = document.pages.items[pageId];
    if (!byKeyboard && page && !(frameId !== undefined && selection.includes(frameId))) {
      const free = getFreePlaces(document, pageId);
      session.select(frameId === undefined ? [] : unitFrames(page, frameId, groupId, free));
    }
    preloadMenu();
    setAt({ left: event.clientX, top: event.clientY, byKeyboard });
    setIsOpen(true);
  };
  const menu = at && (
    <>
      <Spot
        ref={spot}
        tabIndex={-1}
        style={{ left: at.left, top: at.top }}
        onFocus={() => window.document.querySelector<HTMLElement>('[data-stage]')?.focus()}
      />
      <SharedMenu
        id={id}
        label={'Page'}
        entries={isOpen ? createMenuEntries(session.view(), context) : []}
        triggerRef={spot}
        open={isOpen}
        focusFirst={at.byKeyboard}
        onOpenChange={setIsOpen}
      />
    </>
  );
  return { open, menu };
}

import { useEffectEvent, useLayoutEffect } from 'react';
import { isApple } from '@/product/ModifierKey';
import { COMMANDS, commandOf, type CommandContext } from './core/commands';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';
const WINDOWS = '[role="dialog"], [role="alertdialog"]';
const PAGE = '[data-stage]';
/** What on the page has keys of its own: only those held with Ctrl or Cmd mean the same there. */
const OWN_KEYS = '[data-own-keys]';

/** What is pasted of what others have copied. */
export interface ForeignPaste {
  /** Whether what was copied in the editor is the latest that was copied at all. */
  readonly isOwn: () => boolean;
  /** Takes in what is there. @returns whether there was anything */
  readonly take: (data: DataTransfer) => boolean;
}

/** Listens for the editor's keys, before the console's own: no key while a window is open, few while something is typed. */
export function useEditorKeys(context: CommandContext, foreign: ForeignPaste): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = commandOf(event, isApple());
    // Looking for a window takes as long as the page is large, which most keys of a text need not wait for.
    if (!command || document.querySelector(WINDOWS)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const isTyping = target.closest(FIELDS) !== null;
    const hasOwnKeys = target.closest(OWN_KEYS) !== null && !event.ctrlKey && !event.metaKey;
    const isOnPage = target === document.body || target.closest(PAGE) !== null;
    if (hasOwnKeys || (isTyping && !command.isEverywhere) || (command.isOfPage && !isOnPage)) return;
    // What was copied elsewhere comes with the event of pasting only, which follows.
    if (command.id === 'paste' && !foreign.isOwn()) return;
    event.preventDefault();
    event.stopPropagation();
    command.run(context);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || document.querySelector(WINDOWS) || target.closest(FIELDS)) return;
    event.preventDefault();
    if (event.clipboardData && foreign.take(event.clipboardData)) return;
    COMMANDS.find(({ id }) => id === 'paste')?.run(context);
  });
  // With the page, not after it: whoever sees it may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('keydown', listen, { capture: true });
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('paste', paste);
    };
  }, []);
}

import { useEffectEvent, useLayoutEffect } from 'react';
import { isApple } from '@/product/ModifierKey';
import { giveToText, ownerOfKeys, useFocusOfPage } from '../page/keyboard';
import { COMMANDS, commandOf, type CommandContext } from './core/commands';

/** What is pasted of what others have copied. */
export interface ForeignPaste {
  /** Whether what was copied in the editor is the latest that was copied at all. */
  readonly isOwn: () => boolean;
  /** Takes in what is there. @returns whether there was anything */
  readonly take: (data: DataTransfer) => boolean;
}

const always = () => true;

/** Listens for the editor's keys, before the console's own: no key while a window is open, few while something is typed. */
export function useEditorKeys(context: CommandContext, foreign: ForeignPaste): void {
  const { session } = context;
  useFocusOfPage(session, always);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isText = session.view().mode.type === 'text';
    const command = commandOf(event, isApple());
    if (!command && !isText) return;
    const owner = ownerOfKeys(session, event.target);
    if (owner === 'window') return;
    if (owner === 'text' && !command?.isEverywhere) {
      giveToText(session, event);
      return;
    }
    if (!command) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isTyping = owner === 'field' && !command.isEverywhere;
    // While a text is edited, no single key means anything but a letter.
    if (isTyping || (!isHeld && (isText || owner === 'own'))) return;
    if (command.isOfPage && owner !== 'page' && owner !== 'own') return;
    // What was copied elsewhere comes with the event of pasting only, which follows.
    if (command.id === 'paste' && !foreign.isOwn()) return;
    event.preventDefault();
    event.stopPropagation();
    command.run(context);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || ['window', 'field', 'text'].includes(ownerOfKeys(session, event.target)))
      return;
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

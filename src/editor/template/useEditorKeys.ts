import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isApple } from '@/product/ModifierKey';
import { passToText, getKeyOwner, usePageFocus } from '../page/keyboard';
import { COMMANDS, commandOf, type CommandContext } from './core/commands';
import { writeFrames } from './paste/ownFrames';

/** Pastes content of other programs. */
export interface ForeignPaste {
  /** Whether the last copy was made in the editor. */
  readonly isOwn: () => boolean;
  /** Inserts the data. @returns whether there was any */
  readonly take: (data: DataTransfer) => boolean;
}

const always = () => true;

/** Handles the editor's keys before the console's: none while a window is open, few while the user types. */
export function useEditorKeys(context: CommandContext, foreign: ForeignPaste): void {
  const { session } = context;
  usePageFocus(session, always);
  /** Whether the last pressed key made a copy. */
  const isCopied = useRef(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isText = session.view().mode.type === 'text';
    const command = commandOf(event, isApple());
    if (!command && !isText) return;
    const owner = getKeyOwner(session, event.target);
    if (owner === 'window') return;
    if (owner === 'text' && !command?.isEverywhere) {
      passToText(session, event);
      return;
    }
    if (!command) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isTyping = owner === 'field' && !command.isEverywhere;
    // While a text is edited, plain keys only type.
    if (isTyping || (!isHeld && (isText || owner === 'own'))) return;
    if (command.isOfPage && owner !== 'page' && owner !== 'own') return;
    // Content of other programs arrives with the paste event that follows.
    if (command.id === 'paste' && !foreign.isOwn()) return;
    // The browser must fire its copy event, which allows writing to the system clipboard.
    if (command.id !== 'copy' && command.id !== 'cut') event.preventDefault();
    event.stopPropagation();
    const { clip } = context.clipboard;
    command.run(context);
    isCopied.current = context.clipboard.clip !== clip;
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || ['window', 'field', 'text'].includes(getKeyOwner(session, event.target)))
      return;
    event.preventDefault();
    if (event.clipboardData && foreign.take(event.clipboardData)) return;
    COMMANDS.find(({ id }) => id === 'paste')?.run(context);
  });
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const { clip } = context.clipboard;
    if (event.defaultPrevented || !clip || !isCopied.current) return;
    isCopied.current = false;
    const frames = writeFrames(clip);
    if (!frames) return;
    event.preventDefault();
    event.clipboardData?.setData('text/html', frames.html);
    event.clipboardData?.setData('text/plain', frames.plain);
  });
  // A layout effect, because a user may press a key as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('keydown', listen, { capture: true });
    const copy = (event: ClipboardEvent) => onCopy(event);
    window.addEventListener('paste', paste);
    window.addEventListener('copy', copy);
    window.addEventListener('cut', copy);
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('paste', paste);
      window.removeEventListener('copy', copy);
      window.removeEventListener('cut', copy);
    };
  }, []);
}

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Access } from '@/domain/access';
import { characterKeys } from './characterKeys';
import { matchShortcut, usableShortcuts, type KeyStroke, type Shortcut } from './shortcuts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';
const WINDOWS = '[role="dialog"], [role="alertdialog"]';

interface ShortcutOptions {
  access: Access;
  /** The palette is open; its shortcut closes it then, as the only one that works in a window. */
  isPaletteOpen: boolean;
  /** Does what a shortcut is for. @returns whether there was anything to do */
  onShortcut: (shortcut: Shortcut) => boolean;
}

/** Listens for shortcuts: no plain character while something is typed, and none at all while a window is open. */
export function useShortcuts({ access, isPaletteOpen, onShortcut }: ShortcutOptions): void {
  const previous = useRef<KeyStroke>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const before = previous.current;
    previous.current = undefined;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (!isHeld && (isTyping || !characterKeys.areOn())) return;
    const shortcut = matchShortcut(event, before);
    if (!shortcut) {
      // A key that is only held on the way to the next one ends no sequence.
      previous.current = event.key === 'Shift' ? before : event;
      return;
    }
    const isItsWindow = shortcut.id === 'palette' && isPaletteOpen;
    if (!isItsWindow && document.querySelector(WINDOWS)) return;
    if (!usableShortcuts(access).includes(shortcut)) return;
    if (onShortcut(shortcut)) event.preventDefault();
  });

  // With the page, not after it: whoever sees it may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

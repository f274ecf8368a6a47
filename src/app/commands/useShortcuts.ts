import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Access } from '@/domain/access';
import { characterKeys } from './characterKeys';
import { matchShortcut, usableShortcuts, type KeyStroke, type Shortcut } from './shortcuts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';
const WINDOWS = '[role="dialog"], [role="alertdialog"]';

interface ShortcutOptions {
  access: Access;
  /** Whether the palette is open; then only its own shortcut works, and closes it. */
  isPaletteOpen: boolean;
  /** Runs a shortcut. @returns whether it had an effect */
  onShortcut: (shortcut: Shortcut) => boolean;
}

/** Listens for shortcuts: no plain characters while the user types, and none while a window is open. */
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
      // A modifier pressed before the next key does not end a sequence.
      previous.current = event.key === 'Shift' ? before : event;
      return;
    }
    const isItsWindow = shortcut.id === 'palette' && isPaletteOpen;
    if (!isItsWindow && document.querySelector(WINDOWS)) return;
    if (!usableShortcuts(access).includes(shortcut)) return;
    if (onShortcut(shortcut)) event.preventDefault();
  });

  // A layout effect, so that shortcuts work as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

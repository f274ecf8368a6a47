import { useEffect, useRef } from 'react';

/** Event handlers for the content of a modal window. */
export interface ReturnFocus {
  /** Remembers the focused element before the window takes the focus. */
  remember: () => void;
  /** Returns the focus. */
  restore: (event: Event) => void;
}

/**
 * Returns the focus to the element that had it before. If a menu entry opened the window, the menu's button gets it,
 * because the entry unmounts.
 */
export function useReturnFocus(open: boolean): ReturnFocus {
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const note = ({ target }: FocusEvent): void => {
      const inWindow =
        target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]');
      if (target instanceof HTMLElement && !inWindow && !opener.current?.isConnected) opener.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [open]);

  return {
    remember: () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    restore: (event) => {
      event.preventDefault();
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      (isThere ? opener.current : findTopWindow())?.focus();
    },
  };
}

/** Returns the top window, which gets the focus if the opener was in a window that has closed. */
function findTopWindow(): HTMLElement | undefined {
  const open = '[data-state="open"]:is([role="dialog"], [role="alertdialog"])';
  return [...document.querySelectorAll<HTMLElement>(open)].at(-1);
}

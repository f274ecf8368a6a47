import { useEffect, useRef } from 'react';

/** Handlers for the content of a modal window. */
export interface ReturnFocus {
  /** Notes who had the focus before the window takes it. */
  remember: () => void;
  /** Gives the focus back. */
  restore: (event: Event) => void;
}

/**
 * Gives the focus back to whom it was taken from. A window opened from a menu is opened by an entry that is gone a
 * moment later; the menu then hands the focus to its button, and that is whom to give it back to.
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
      (isThere ? opener.current : windowBehind())?.focus();
    },
  };
}

/** The window that is uppermost now: whoever opened the one that closes was in a window that has gone before it. */
function windowBehind(): HTMLElement | undefined {
  const open = '[data-state="open"]:is([role="dialog"], [role="alertdialog"])';
  return [...document.querySelectorAll<HTMLElement>(open)].at(-1);
}

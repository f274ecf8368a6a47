/** Menus, popovers and lists over the page; each has this attribute only while it is open. */
const OPEN_LAYERS = '[data-layer]:not([data-state="closed"])';

/**
 * Whether a menu, popover or list is open above a window. Then only that one closes: the layers close one by one,
 * from the top.
 */
export function isBelowAnother(window: Element | null): boolean {
  // Chromium gives the focus to the options of an open list of its own.
  if (document.activeElement instanceof HTMLOptionElement) return true;
  return [...document.querySelectorAll(OPEN_LAYERS)].some(
    (layer) => window && window.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Leaves Escape to a field that uses it, such as a search field, which clears itself: a window sees the key before
 * its content.
 */
export function leaveOwnEscape(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}

/** Stops Escape on its way to windows if it closes a list that the browser draws; the browser still gets it. */
export function stopEscapeOfList(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof HTMLOptionElement) event.stopPropagation();
}

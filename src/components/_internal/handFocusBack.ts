/**
 * Gives the focus of a panel that closes to who is to have it, unless it is elsewhere already: the reader has clicked into
 * a field, or what the panel did has moved it. To be called before the panel goes, so that no key pressed right then
 * is without an owner; and once more when it is gone.
 */
export function handFocusBack(panel: Element | null, target: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  const isFree =
    activeElement === null || activeElement === document.body || (panel?.contains(activeElement) ?? false);
  if (isFree) target?.focus();
}

/**
 * Moves the focus from a closing panel to a target, unless it has already moved elsewhere. Call it before the panel
 * unmounts, so that no key is lost, and again afterwards.
 */
export function returnFocus(panel: Element | null, target: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  const isFree =
    activeElement === null || activeElement === document.body || (panel?.contains(activeElement) ?? false);
  if (isFree) target?.focus();
}

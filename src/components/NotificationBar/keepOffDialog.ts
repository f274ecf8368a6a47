/** Where a bar may stand: at the foot of the window, at its top, at its foot beside the dialog, or over the dialog's buttons. */
const PLACES = ['foot', 'top', 'beside', 'inside'] as const;

/** The narrowest a bar beside a dialog may be, in pixels. */
const LEAST_WIDTH = 320;

/** Where an element is in the window, in pixels, once it stands still: what moves while it comes is left aside. */
function boxOf(element: HTMLElement) {
  const around = element.offsetParent as HTMLElement | null;
  const top = element.offsetTop + (around?.offsetTop ?? 0) - (around?.scrollTop ?? 0);
  const left = element.offsetLeft + (around?.offsetLeft ?? 0);
  return { top, left, bottom: top + element.offsetHeight, right: left + element.offsetWidth };
}

function areApart(one: HTMLElement, other: HTMLElement): boolean {
  const [first, second] = [boxOf(one), boxOf(other)];
  return (
    first.bottom <= second.top ||
    first.top >= second.bottom ||
    first.right <= second.left ||
    first.left >= second.right
  );
}

/** The dialog in front. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog-frame][data-state="open"]')].at(-1);

function stand(bar: HTMLElement, place: (typeof PLACES)[number], dialog: HTMLElement): void {
  bar.dataset['place'] = place;
  const foot = dialog.querySelector<HTMLElement>('[data-dialog-foot]')?.offsetHeight ?? 0;
  bar.style.marginInlineEnd = place === 'beside' ? `${dialog.offsetWidth}px` : '';
  bar.style.marginBlockEnd = place === 'inside' ? `${foot}px` : '';
}

/**
 * Keeps a bar off the dialog in front, which comes, goes and grows meanwhile: it moves to the first place that is free, and
 * over the dialog's last lines, not its buttons, where none is. Else it stays where it came, so that nothing moves under
 * the pointer.
 */
export function keepOffDialog(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const find = () => {
    const dialog = openDialog();
    if (!dialog || (bar.dataset['place'] && areApart(bar, dialog))) return;
    for (const place of PLACES) {
      stand(bar, place, dialog);
      if (areApart(bar, dialog) && bar.offsetWidth >= Math.min(LEAST_WIDTH, window.innerWidth / 2)) return;
    }
  };
  const sizes = new ResizeObserver(find);
  const watch = () => {
    sizes.disconnect();
    const dialog = openDialog();
    if (dialog) sizes.observe(dialog);
    find();
  };
  // Dialogs are drawn into the body.
  const dialogs = new MutationObserver(watch);
  dialogs.observe(document.body, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    dialogs.disconnect();
  };
}

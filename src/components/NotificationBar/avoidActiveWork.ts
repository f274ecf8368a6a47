/** Possible places of the bar: foot of the window, top, foot beside the dialog, or above the dialog's buttons. */
const PLACES = ['foot', 'top', 'beside', 'inside'] as const;

/** Minimum width of a bar beside a dialog, in pixels. */
const LEAST_WIDTH = 320;

interface Edges {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Returns the resting position of an element in the window, in pixels, ignoring transforms of its animation. */
function boxOf(element: HTMLElement): Edges {
  // A sticky foot bar moves with the scrolling until it sticks, and has no animation.
  if (element.matches('[data-foot-bar]')) return element.getBoundingClientRect();
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

/** Returns the element the user works with: the top dialog, else the bar at the foot of the page. */
const findActiveWork = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog-frame][data-state="open"]')].at(-1) ??
  document.querySelector<HTMLElement>('[data-foot-bar]');

function stand(bar: HTMLElement, place: (typeof PLACES)[number], work: HTMLElement): void {
  bar.dataset['place'] = place;
  const foot = work.querySelector<HTMLElement>('[data-dialog-foot]')?.offsetHeight ?? 0;
  bar.style.marginInlineEnd = place === 'beside' ? `${work.offsetWidth}px` : '';
  bar.style.marginBlockEnd = place === 'inside' ? `${foot}px` : '';
}

/**
 * Keeps the notification bar off the dialog or bar the user works with, while that appears, disappears and grows.
 * Moves it to the first free place; without one, over the last lines of a dialog but not its buttons. Otherwise it
 * stays in place, so that nothing moves below the pointer.
 */
export function avoidActiveWork(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  let watched: HTMLElement | undefined;
  const find = () => {
    if (!watched || (bar.dataset['place'] && areApart(bar, watched))) return;
    for (const place of PLACES) {
      stand(bar, place, watched);
      if (areApart(bar, watched) && bar.offsetWidth >= Math.min(LEAST_WIDTH, window.innerWidth / 2)) return;
    }
  };
  const sizes = new ResizeObserver(find);
  const watch = () => {
    const work = findActiveWork() ?? undefined;
    if (work === watched) return;
    sizes.disconnect();
    watched = work;
    if (work) sizes.observe(work);
    find();
  };
  // Dialogs are children of the body; a foot bar is deep inside it.
  const changes = new MutationObserver(watch);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('scroll', find, { passive: true, capture: true });
  watch();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    document.removeEventListener('scroll', find, { capture: true });
  };
}

/** Where a bar may stand: at the foot of the window, at its top, at its foot beside the dialog, or over the dialog's buttons. */
const PLACES = ['foot', 'top', 'beside', 'inside'] as const;

/** The narrowest a bar beside a dialog may be, in pixels. */
const LEAST_WIDTH = 320;

interface Edges {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Where an element is in the window, in pixels, once it stands still: what moves while it comes is left aside. */
function boxOf(element: HTMLElement): Edges {
  // The foot of a page scrolls with it until it sticks, and comes without a movement.
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

/** What is worked on: the dialog in front, else the buttons for what is selected or not saved at the foot of the page. */
const workInFront = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog-frame][data-state="open"]')].at(-1) ??
  document.querySelector<HTMLElement>('[data-foot-bar]');

function stand(bar: HTMLElement, place: (typeof PLACES)[number], work: HTMLElement): void {
  bar.dataset['place'] = place;
  const foot = work.querySelector<HTMLElement>('[data-dialog-foot]')?.offsetHeight ?? 0;
  bar.style.marginInlineEnd = place === 'beside' ? `${work.offsetWidth}px` : '';
  bar.style.marginBlockEnd = place === 'inside' ? `${foot}px` : '';
}

/**
 * Keeps a bar off what is worked on, which comes, goes and grows meanwhile: it moves to the first place that is free, and
 * over the last lines of a dialog, not its buttons, where none is. Else it stays where it came, so that nothing moves
 * under the pointer.
 */
export function keepOffWork(bar: HTMLElement | null): (() => void) | undefined {
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
    const work = workInFront() ?? undefined;
    if (work === watched) return;
    sizes.disconnect();
    watched = work;
    if (work) sizes.observe(work);
    find();
  };
  // Dialogs are drawn into the body, the foot of a page deep inside it.
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

/** Whether the commit under way removes a page's heading that has the focus. */
let isFocusFree = false;

/**
 * A ref for the heading of a page. It passes the focus on to the heading that replaces it in the same commit: the
 * heading of a loaded thing, or of an error, may be rendered by another component than that of the loading page.
 */
export function passHeadingFocus(heading: HTMLHeadingElement): () => void {
  if (isFocusFree) heading.focus();
  isFocusFree = false;
  return () => {
    isFocusFree = document.activeElement === heading;
    // A commit is synchronous: a heading that comes later takes no focus.
    queueMicrotask(() => {
      isFocusFree = false;
    });
  };
}

/** What is told of a pointer that was pressed. */
interface HeldPointer {
  readonly onMove: (event: PointerEvent) => void;
  /** Called once the pointer is let go. */
  readonly onRelease: () => void;
  /** Called where it comes to nothing: Escape was pressed, or the browser took the pointer for itself. */
  readonly onCancel: () => void;
}

/**
 * Follows a pointer that was pressed, wherever it goes, until it is let go.
 * @returns stops following, without a word to either; for a part that goes away meanwhile
 */
export function followHeldPointer({ onMove, onRelease, onCancel }: HeldPointer): () => void {
  const following = new AbortController();
  const stop = () => following.abort();
  const options = { capture: true, signal: following.signal };
  const release = () => {
    stop();
    onRelease();
  };
  const cancel = () => {
    stop();
    onCancel();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', cancel, options);
  window.addEventListener('keydown', press, options);
  return stop;
}

/** Callbacks for a pressed pointer. */
interface HeldPointer {
  readonly onMove: (event: PointerEvent) => void;
  /** Called when the pointer is released. */
  readonly onRelease: () => void;
  /** Called if the gesture is cancelled: by Escape, or by the browser. */
  readonly onCancel: () => void;
}

/**
 * Follows a pressed pointer across the window until its release.
 * @returns a function that stops following without a callback, for an unmounting part
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

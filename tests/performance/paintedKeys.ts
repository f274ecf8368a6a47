import type { Page } from 'playwright';

interface Painted {
  /** Time of the last paint on a canvas. */
  paintedAt: number;
}

/** Runs in a page before anything else: records paints on canvases. */
export function watchCanvases(): void {
  const painted: Painted = { paintedAt: 0 };
  Object.assign(window, { painted });
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    painted.paintedAt = performance.now();
    return clearRect.apply(this, box);
  };
}

/**
 * Measures the time from a key to the frame that shows it, in milliseconds; the median of twenty.
 * @param on where it is shown: a canvas, which is painted for it, or a field, which the next frame has
 */
export async function keyToPainted(page: Page, on: 'canvas' | 'field' = 'canvas'): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    await page.evaluate((shownOn) => {
      const { painted } = window as unknown as { painted: Painted };
      const began = new Promise<number>((resolve) => {
        const hear = (event: KeyboardEvent) => {
          window.removeEventListener('keydown', hear, true);
          resolve(event.timeStamp);
        };
        window.addEventListener('keydown', hear, true);
      });
      const timed = began.then(
        (start) =>
          new Promise<number>((resolve) => {
            const look = () =>
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () =>
                  shownOn === 'field' || painted.paintedAt > start
                    ? resolve(performance.now() - start)
                    : look();
                channel.port2.postMessage(undefined);
              });
            look();
          }),
      );
      Object.assign(window, { timed });
    }, on);
    await page.keyboard.press('a');
    times.push(await page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed));
  }
  return [...times].sort((one, other) => one - other)[10] ?? Number.NaN;
}

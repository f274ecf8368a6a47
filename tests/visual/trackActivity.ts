declare global {
  interface Window {
    /**
     * Resolves when nothing in the page moves any more, or after so many milliseconds with the parts that still move;
     * set by {@link trackActivity}.
     */
    storyCalm: (patience: number) => Promise<string[]>;
    /** Responses that the mocks hold for ever, for stories that stay loading. */
    storyHeldAnswers: () => number;
  }
}

/**
 * Runs in the page before its own scripts and tracks possible changes of the picture: timers of up to a second (delays
 * of tooltips, searches and React's), animations that end, fonts, images, and changes of the document from one frame to
 * the next.
 */
export function trackActivity(): void {
  const LONGEST_TIMER = 1_000;
  const ENDLESS_TIMER = 2 ** 31 - 1;
  const CALM_FRAMES = 3;
  const short = new Set<number>();
  const endless = new Set<number>();
  const startTimer = window.setTimeout.bind(window);
  const stopTimer = window.clearTimeout.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const timer = startTimer(() => {
      short.delete(timer);
      if (typeof handler === 'function') (handler as (...passed: unknown[]) => void)(...values);
    }, delay);
    if (delay <= LONGEST_TIMER) short.add(timer);
    if (delay >= ENDLESS_TIMER) endless.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((timer: number | undefined) => {
    if (timer !== undefined) {
      short.delete(timer);
      endless.delete(timer);
    }
    stopTimer(timer);
  }) as typeof window.clearTimeout;
  window.storyHeldAnswers = () => endless.size;

  let changes = 0;
  new MutationObserver((records) => (changes += records.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  const runningAnimations = (): Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );

  /** Describes each movement. */
  const findMovement = (seen: number): string[] => [
    ...(short.size > 0 ? [`${short.size} timers`] : []),
    ...(document.fonts.status === 'loaded' ? [] : ['a font']),
    ...([...document.images].every((image) => image.complete) ? [] : ['an image']),
    ...(runningAnimations().length > 0 ? [`${runningAnimations().length} animations`] : []),
    ...(changes === seen ? [] : ['the document']),
  ];

  window.storyCalm = (patience) =>
    new Promise((resolve) => {
      const end = performance.now() + patience;
      let calm = 0;
      let seen = changes;
      const look = (now: number): void => {
        const movement = findMovement(seen);
        calm = movement.length > 0 ? 0 : calm + 1;
        seen = changes;
        if (calm >= CALM_FRAMES || now > end) resolve(movement);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
}

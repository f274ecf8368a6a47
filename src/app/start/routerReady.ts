import type { DataRouter } from 'react-router';

/** Resolves once the code of the page the router opens on is there, or could not be had: either can be drawn. */
export function routerReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

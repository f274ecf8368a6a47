import { readRequest, type TableRequest } from './readRequest';

/* The worker that reads table files, so that a large one never blocks the page. */

/** Creates a function that posts the progress, once per percent. */
function createProgressSender() {
  let last = 0;
  return (part: number) => {
    const percent = Math.floor(part * 100);
    if (percent > last) self.postMessage({ part });
    last = percent;
  };
}

self.addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  readRequest(data, createProgressSender()).then(
    (answer) => self.postMessage({ answer }),
    (error: unknown) => self.postMessage({ fault: String(error) }),
  );
});

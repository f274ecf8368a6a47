import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/* What is waited for comes by an event: the limit only says when to give up, also on a machine with other work to do. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

/* The files after this one share its process. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/* jsdom knows no modal dialogs; that one is open or closed is all a test can see of it. */
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/* jsdom lays nothing out: no size ever changes. */
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

/* jsdom's Blob has no `text`, and Node.js from 22 on makes the blobs of its responses of the Blob of the page. */
if (typeof FileReader !== 'undefined')
  Blob.prototype.text ??= function text() {
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The blob can’t be read.')));
      reader.readAsText(this);
    });
  };

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/* Awaited states arrive by events: the limit only ends a failed wait, even on a busy machine. */
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

/* Later test files share its process. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/* jsdom has no modal dialogs; tests see only whether one is open. */
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/* jsdom has no layout: no size ever changes. */
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

/* jsdom's Blob has no `text`, and Node.js from 22 on creates the blobs of responses with the page's Blob. */
if (typeof FileReader !== 'undefined')
  Blob.prototype.text ??= function text() {
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () => reject(reader.error ?? new Error('The blob can’t be read.')));
      reader.readAsText(this);
    });
  };

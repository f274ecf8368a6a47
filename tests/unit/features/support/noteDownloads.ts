import { vi } from 'vitest';

/**
 * Records files passed to the browser's download, which does not exist here. Undone by `vi.unstubAllGlobals` and
 * `vi.restoreAllMocks`.
 */
export function noteDownloads(): readonly { readonly fileName: string; readonly blob: Blob }[] {
  const saved: { fileName: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ fileName: this.download, blob: blobs.at(-1) as Blob });
  });
  return saved;
}

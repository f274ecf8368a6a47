import { afterEach, expect, it, vi } from 'vitest';
import { readDrawing, type DrawingRequest } from '@/editor/template/svg/readDrawing';

const SHAPES = { kind: 'shapes', shapes: [], notes: [] } as const;
const FONTS = { bytes: [new Uint8Array([1, 2])], missing: ['Nowhere'] };

/** A thread that answers each message with this function. */
function standIn(answer: (request: DrawingRequest) => object | undefined) {
  const asked: DrawingRequest[] = [];
  const ended = vi.fn();
  class Thread {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    onerror: () => void = () => undefined;
    terminate = ended;
    postMessage(request: DrawingRequest): void {
      asked.push(request);
      const data = answer(request);
      queueMicrotask(() => (data ? this.onmessage({ data }) : this.onerror()));
    }
  }
  vi.stubGlobal('Worker', Thread);
  return { asked, ended };
}
afterEach(() => vi.unstubAllGlobals());

it('F4.29 reads a drawing in a thread, which requests fonts and ends with its answer', async () => {
  const { asked, ended } = standIn((request) =>
    'text' in request ? { families: ['Nowhere'] } : { answer: SHAPES },
  );
  const findFonts = vi.fn(() => Promise.resolve(FONTS));
  expect(await readDrawing('<svg/>', findFonts)).toEqual(SHAPES);
  expect(findFonts).toHaveBeenCalledWith(['Nowhere']);
  expect(asked).toEqual([{ text: '<svg/>' }, { fonts: FONTS }]);
  expect(ended).toHaveBeenCalledOnce();
});

it('F4.29 rejects with the reason when the thread fails, fonts can’t be loaded or its code can’t be loaded', async () => {
  const noFonts = () => Promise.reject(new Error('Fonts could not be loaded.'));
  const failed = standIn(() => ({ fault: 'unreachable' }));
  await expect(readDrawing('<svg/>', noFonts)).rejects.toThrow('unreachable');
  expect(failed.ended).toHaveBeenCalledOnce();
  standIn(() => ({ families: [] }));
  await expect(readDrawing('<svg/>', noFonts)).rejects.toThrow('Fonts could not be loaded.');
  const unloaded = standIn(() => undefined);
  await expect(readDrawing('<svg/>', noFonts)).rejects.toThrow('The SVG importer could not be loaded.');
  expect(unloaded.ended).toHaveBeenCalledOnce();
});

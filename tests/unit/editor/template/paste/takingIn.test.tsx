import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResponseError } from '@/api/http';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { copySelection } from '@/editor/template/core/selectionActions';
import { readFrames, writeFrames } from '@/editor/template/paste/ownFrames';
import { useInsertData } from '@/editor/template/useInsertData';
import { resolveLayout, type Frame } from '@/engine/document';
import { FeatureContext } from '@/product/FeatureContext';
import { openSession, renderInEditor, smallDocument } from '../support/openEditor';

/** The content of the clipboard: texts by type, and files. */
function clipboardOf(texts: Readonly<Record<string, string>>, files: readonly File[] = []): DataTransfer {
  return { getData: (type: string) => texts[type] ?? '', files } as unknown as DataTransfer;
}

const PICTURE = new File(['x'], 'image.png', { type: 'image/png' });
const BOLD = { style: 'Bold', fontStyleId: 'bold' };

interface SetUp {
  styles?: readonly { style: string; fontStyleId: string }[];
  /** Uploads a file to the media. @default never ends */
  send?: (file: File) => Promise<never>;
}

/** A page that accepts pastes. */
function setUp({ styles = [BOLD], send = () => new Promise<never>(() => undefined) }: SetUp = {}) {
  const session = openSession(smallDocument());
  const tell = vi.fn();
  const upload = vi.fn(send);
  let take: ReturnType<typeof useInsertData> = () => false;
  function Page() {
    take = useInsertData({
      upload,
      insert: () => undefined,
      findFonts: () => new Promise<never>(() => undefined),
      stylesOf: (family) => (family === 'Arial' ? styles : []),
      gestures: { sight: () => ({}) },
    });
    return <p>The page</p>;
  }
  renderInEditor(
    <FeatureContext value={{ api: {} as never, tell }}>
      <Page />
    </FeatureContext>,
    session,
  );
  expect(screen.getByText('The page')).toBeVisible();
  return { session, tell, upload, take: (data: DataTransfer) => take(data) };
}

/** Returns the selected frames of the page. */
function selectedFrames(session: EditorSession): readonly Frame[] {
  const { document, selection } = session.view();
  return selection.flatMap((id) => document.pages.items['page']?.frames.items[id] ?? []);
}

/** Returns the paragraphs of the only selected text. */
async function pastedText(session: EditorSession) {
  await vi.waitFor(() => expect(selectedFrames(session)).toHaveLength(1));
  const [frame] = selectedFrames(session);
  return frame?.type === 'text' ? frame.paragraphs : [];
}

describe('the preferred kind of pasted content', () => {
  it('F8.01 is copied frames before any other content', () => {
    const { session, take, upload } = setUp();
    session.select(['low', 'words']);
    const clip = copySelection(session);
    if (!clip) throw new Error('Nothing was copied.');
    const { html = '', plain } = writeFrames(clip) ?? {};
    expect(plain).toBe('One two');
    session.select([]);
    expect(take(clipboardOf({ 'text/html': html, 'text/plain': 'One two' }, [PICTURE]))).toBe(true);
    expect(selectedFrames(session).map(({ name, type }) => [name, type])).toEqual([
      ['Low 2', 'shape'],
      ['Words 2', 'text'],
    ]);
    expect(upload).not.toHaveBeenCalled();
  });

  it.each([
    '<div data-template-frames="nonsense">words</div>',
    `<div data-template-frames="${encodeURIComponent('{"frames":[{}],"groups":[],"colors":{},"variables":{}}')}">words</div>`,
    `<div data-template-frames="${encodeURIComponent('{"frames":[{"id":"a","frame":{"type":"shape"},"placement":{}}],"groups":[],"colors":{},"variables":{}}')}">words</div>`,
  ])('F8.01 is the text where something only calls itself copied frames', async (html) => {
    const { session, take } = setUp();
    expect(take(clipboardOf({ 'text/html': html, 'text/plain': 'words' }))).toBe(true);
    expect(await pastedText(session)).toEqual([{ runs: [{ type: 'text', text: 'words' }] }]);
  });

  it('F8.02 is text with its looks in its own frame, in styles of the font', async () => {
    const { session, take, upload, tell } = setUp();
    const html = '<p>Fresh <b>bread</b></p><ul><li style="color:#e63946">Roll</li></ul>';
    expect(take(clipboardOf({ 'text/html': html, 'text/plain': 'Fresh bread\nRoll' }, [PICTURE]))).toBe(true);
    const color = {
      applied: true,
      color: { type: 'local', color: { type: 'hex', value: '#e63946' }, opacity: 1 },
    };
    expect(await pastedText(session)).toEqual([
      {
        runs: [
          { type: 'text', text: 'Fresh ' },
          { type: 'text', text: 'bread', format: { font: { family: 'Arial', ...BOLD } } },
        ],
      },
      { list: { type: 'bullets', level: 1 }, runs: [{ type: 'text', text: 'Roll', format: { color } }] },
    ]);
    expect(upload).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
    expect(session.view().undoes).toBe('paste');
  });

  it('F8.02 reports looks the font or the document does not have', async () => {
    const { session, take, tell } = setUp({ styles: [] });
    take(clipboardOf({ 'text/html': '<p><b>Fresh</b> <a href="https://x.test">bread</a></p>' }));
    expect((await pastedText(session))[0]?.runs).toHaveLength(3);
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      'The text was pasted without links and bold text, which Arial does not have here.',
    );
  });

  it('F8.02 is plain text with a note when its looks are too large', async () => {
    const { session, take, tell } = setUp();
    const html = `<p>${'<b>x</b>'.repeat(200_000)}</p>`;
    take(clipboardOf({ 'text/html': html, 'text/plain': 'words' }));
    expect(await pastedText(session)).toEqual([{ runs: [{ type: 'text', text: 'words' }] }]);
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      'The text was pasted without its formatting, which is too large to be read.',
    );
  });

  it('F8.03 is a table of a spreadsheet as text between tabs, not its picture', async () => {
    const { session, take, upload } = setUp();
    const html = '<table><tr><td>Roll</td><td>1.10</td></tr><tr><td>Bun</td><td>0.90</td></tr></table>';
    take(clipboardOf({ 'text/html': html, 'text/plain': 'Roll\t1.10\nBun\t0.90' }, [PICTURE]));
    const said = (await pastedText(session)).map(({ runs }) =>
      runs.map((run) => (run.type === 'text' ? run.text : '')).join(''),
    );
    expect(said).toEqual(['Roll\t1.10', 'Bun\t0.90']);
    expect(upload).not.toHaveBeenCalled();
  });

  it('F8.04 is plain text, a paragraph for each line', async () => {
    const { session, take } = setUp();
    expect(take(clipboardOf({ 'text/plain': 'one\r\n\r\ntwo\n' }))).toBe(true);
    expect(await pastedText(session)).toEqual([
      { runs: [{ type: 'text', text: 'one' }] },
      { runs: [] },
      { runs: [{ type: 'text', text: 'two' }] },
    ]);
  });

  it('F8.05 is a picture only without text', async () => {
    const { session, take, upload } = setUp();
    const before = session.view().document;
    expect(take(clipboardOf({ 'text/html': '<img src="https://x.test/image.png">' }, [PICTURE]))).toBe(true);
    await vi.waitFor(() => expect(upload).toHaveBeenCalledExactlyOnceWith(PICTURE));
    expect(session.view().document).toBe(before);
  });

  it('F8.05 reports an empty clipboard without text or picture', async () => {
    const { take, tell } = setUp();
    expect(take(clipboardOf({ 'text/html': '<img src="https://x.test/image.png">' }))).toBe(true);
    await vi.waitFor(() =>
      expect(tell).toHaveBeenCalledExactlyOnceWith(
        'The clipboard has no text and no picture that can be pasted.',
        'NEGATIVE',
      ),
    );
  });

  it('F8.05 is a file that was copied, not its name', async () => {
    const { take, upload } = setUp();
    expect(take(clipboardOf({ 'text/plain': 'image.png' }, [PICTURE]))).toBe(true);
    expect(upload).toHaveBeenCalledExactlyOnceWith(PICTURE);
  });

  it('F8.04 is offset from an earlier paste', async () => {
    const { session, take } = setUp();
    take(clipboardOf({ 'text/plain': 'same' }));
    await pastedText(session);
    const [first] = session.view().selection;
    take(clipboardOf({ 'text/plain': 'same' }));
    await vi.waitFor(() => expect(session.view().selection).not.toContain(first));
    const { placements } = resolveLayout(session.view().document, 'a4');
    const [second] = session.view().selection;
    const [one, other] = [first, second].map((id) => placements.get(id ?? ''));
    expect(other?.x).toBeGreaterThan(one?.x ?? Infinity);
    expect(other?.y).toBeGreaterThan(one?.y ?? Infinity);
  });

  it('F8.04 ignores an empty clipboard', async () => {
    const { session, take } = setUp();
    const before = session.view().document;
    expect(take(clipboardOf({ 'text/plain': ' \n' }))).toBe(false);
    expect(session.view().document).toBe(before);
  });
});

describe('frames on the clipboard of the system', () => {
  it('F8.01 are read as they were written, with escaped texts', () => {
    const session = openSession(smallDocument());
    session.select(['words']);
    const clip = copySelection(session);
    if (!clip) throw new Error('Nothing was copied.');
    const { html = '' } = writeFrames(clip) ?? {};
    expect(readFrames(html)).toEqual(clip);
    expect(readFrames('<p>words</p>')).toBeUndefined();
  });
});

describe('refused files', () => {
  const named = (name: string) => new File(['x'], name);
  const UNKNOWN = 'Pictures are PNG, JPEG, TIFF, AVIF, WebP, HEIC, PSD, PDF, EPS or AI, drawings SVG.';

  it('F7.33 are reported at once, each with the platform’s reason', async () => {
    const { take, tell } = setUp({
      send: ({ name }) => {
        const detail = `“${name}” has content that does not match its extension.`;
        return Promise.reject(
          new ResponseError({ status: 400, statusText: 'Bad Request', body: { detail } }),
        );
      },
    });
    expect(take(clipboardOf({}, [named('photo.png'), named('notes.txt')]))).toBe(true);
    await vi.waitFor(() => expect(tell).toHaveBeenCalled());
    expect(tell.mock.calls).toEqual([
      [
        `2 files were not added. photo.png: “photo.png” has content that does not match its extension. notes.txt: ${UNKNOWN}`,
        'NEGATIVE',
      ],
    ]);
  });

  it('F7.33 are counted beyond the first eight', async () => {
    const { take, tell } = setUp();
    take(
      clipboardOf(
        {},
        Array.from({ length: 11 }, (_, index) => named(`${index}.txt`)),
      ),
    );
    await vi.waitFor(() => expect(tell).toHaveBeenCalled());
    const [[said = ''] = []] = tell.mock.calls as [string][];
    expect(said).toMatch(/^11 files were not added\. 0\.txt: .* 7\.txt: .* 3 more\.$/);
    expect(said).not.toContain('8.txt');
  });
});

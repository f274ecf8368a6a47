import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { TextEditing, type TextEditingProps } from '@/editor/template/text';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import type { PageEngine } from '@/editor/page/loadPageEngine';
import { newTextFrame, newVariable, type Document, type Paragraph, type Run } from '@/engine/document';
import { testFonts } from '../../../../engine/support/fonts';
import { emptyDocument } from '../../../../engine/support/sampleDocument';
import { adding, changed, openSession, renderInEditor } from '../../support/openEditor';

/** The engine for layout here; it paints nothing. */
export const engine = { fonts: testFonts(), hyphensOf: () => [] } as unknown as PageEngine;

/** A run of text with a style of Arial, which these tests have in Regular and Bold. */
export const said = (text: string, style?: string): Run => ({
  type: 'text',
  text,
  ...(style !== undefined && { format: { font: { family: 'Arial', style } } }),
});

/** A template with these paragraphs in the frame `words`, 100 by 100 mm, at one size, and a variable `who`, Ann. */
export function documentWith(paragraphs: readonly Paragraph[]): Document {
  const box = { x: 10, y: 20, width: 100, height: 100 };
  return changed(emptyDocument(), [
    { kind: 'addVariable', variableId: 'who', variable: { ...newVariable('Who'), value: 'Ann' } },
    adding('words', { ...newTextFrame('Words'), paragraphs }, box),
    {
      kind: 'setCopyFitting',
      layoutId: 'a4',
      frameIds: ['words'],
      value: { enabled: false, min: 10, max: 1_000 },
    },
  ]);
}

/** The paragraphs of the frame `words`. */
export function paragraphsOf(session: EditorSession): readonly Paragraph[] {
  const frame = session.view().document.pages.items.page?.frames.items.words;
  return frame?.type === 'text' ? frame.paragraphs : [];
}

/** Returns the text of the frame `words`, one paragraph per line, with `[]` for a variable. */
export const textOf = (session: EditorSession): string =>
  paragraphsOf(session)
    .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '[]')).join(''))
    .join('\n');

/** Returns the selection as `paragraph:offset` or two of them. */
export function caretOf(session: EditorSession): string {
  const { anchor, focus } = session.view().caret ?? {};
  const told = [anchor, focus].map((place) => `${place?.paragraph}:${place?.offset}`);
  return told[0] === told[1] ? (told[0] ?? '') : told.join(' ');
}

/** One point of a page is one pixel here, and the frame is at the corner of the screen. */
export function editText(
  text: string | readonly Paragraph[],
  props: Partial<TextEditingProps> = {},
  session = openSession(
    documentWith(typeof text === 'string' ? text.split('\n').map((line) => ({ runs: [said(line)] })) : text),
  ),
) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE));
  session.enter({ type: 'text', frameId: 'words' });
  const { unmount } = renderInEditor(
    <TextEditing session={session} frameId="words" engine={engine} scale={1} {...props} />,
    session,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of Words' });
  const put = (paragraph: number, offset: number, toParagraph = paragraph, toOffset = offset) =>
    act(() =>
      session.putCaret({
        anchor: { paragraph, offset },
        focus: { paragraph: toParagraph, offset: toOffset },
        side: 'after',
      }),
    );
  return {
    session,
    field,
    put,
    unmount,
    user: userEvent.setup(),
    surface: screen.getByTestId('gsc-text-surface'),
    text: () => textOf(session),
    caret: () => caretOf(session),
    x: () => Number.parseFloat(screen.getByTestId('gsc-text-caret').style.left),
  };
}

/** 100 mm in points. */
export const SIDE = (100 * 72) / 25.4;

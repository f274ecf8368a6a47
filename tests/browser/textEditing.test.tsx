import { cdp, page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import textEditing, * as stories from '../../stories/editor/TextEditing.stories';
import { drawStory } from './drawStory';

const { openText } = stories;

/** Sends input to the browser itself, like a keyboard or an input method. */
const send = (method: string, params: object): Promise<unknown> =>
  (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send(method, params);

/** Renders the text with the caret at the end of its first paragraph. */
async function openAtEnd() {
  await drawStory(stories.Default as never, textEditing as never);
  const field = page.getByRole('textbox', { name: 'Text of Invitation' });
  await expect.element(field).toHaveFocus();
  openText.select({ paragraph: 0, offset: 23 });
  return field;
}

const at = (paragraph: number, offset: number) => ({ paragraph, offset });

const first = () => openText.said().split('\n')[0];

it('S10.16 inserts an input method’s composition once and whole', async () => {
  await openAtEnd();
  for (const text of ['k', 'か', 'かん', 'かんじ', '漢字']) {
    await send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    expect(first()).toBe('An evening with friends');
  }
  await send('Input.insertText', { text: '漢字' });
  await expect.poll(first).toBe('An evening with friends漢字');
  await send('Input.insertText', { text: '👨‍👩‍👧' });
  await expect.poll(first).toBe('An evening with friends漢字👨‍👩‍👧');
  await userEvent.keyboard('{Backspace}{Backspace}!');
  await expect.poll(first).toBe('An evening with friends漢!');
});

it('S10.18 keeps styles when text is copied and pasted with the browser’s clipboard', async () => {
  await openAtEnd();
  openText.select({ paragraph: 1, offset: 26 }, { paragraph: 1, offset: 31 });
  await userEvent.copy();
  openText.select({ paragraph: 2, offset: 0 });
  await userEvent.paste();
  await expect.poll(() => openText.said().split('\n')[2]).toBe('of thDoors open at seven for []');
  expect(openText.runs(2)[0]).toMatchObject({ format: { font: { style: 'Bold' } } });
});

it.each([
  ['in a frame that is turned', stories.Turned, [at(0, 9), at(1, 40), at(3, 16)]],
  ['in vertical lines', stories.Vertical, [at(0, 2), at(1, 9), at(1, 20)]],
])('S10.15 puts the caret where the text was clicked, %s', async (_name, story, places) => {
  await drawStory(story as never, textEditing as never);
  const surface = page.getByTestId('gsc-text-surface');
  openText.select({ paragraph: 0, offset: 0 });
  const caret = page.getByTestId('gsc-text-caret');
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  for (const place of places) {
    openText.select(place);
    await expect.poll(() => caret.element().isConnected).toBe(true);
    const { x, y } = middle(caret.element());
    openText.select({ paragraph: 0, offset: 0 });
    surface
      .element()
      .dispatchEvent(
        new MouseEvent('mousedown', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }),
      );
    window.dispatchEvent(new MouseEvent('mouseup'));
    await expect.poll(() => openText.caret()).toMatchObject(place);
  }
});

it('S10.16 composes along the line in vertical text', async () => {
  await drawStory(stories.Vertical as never, textEditing as never);
  const field = page.getByRole('textbox', { name: 'Text of Invitation' });
  await expect.element(field).toHaveFocus();
  openText.select(at(0, 5));
  await send('Input.imeSetComposition', { text: 'かんじ', selectionStart: 3, selectionEnd: 3 });
  await expect.poll(() => getComputedStyle(field.element()).opacity).toBe('1');
  const { width, height } = field.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(width * 2);
  await send('Input.insertText', { text: '会' });
  await expect.poll(first).toBe('音楽の夕べ会');
});

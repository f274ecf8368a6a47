import { act, cleanup, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { EDITOR_PARTS } from './support/editorParts';
import { openSession, renderInEditor } from './support/openEditor';
import { WithKeys } from './support/WithKeys';
import { editText } from './text/support/editText';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const BUTTONS = 'button, input[type="checkbox"], input[type="radio"], [role="tab"]';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="search"], [type="file"], [role="combobox"])';
const LAYERS = '[role="menu"], [role="dialog"], [role="alertdialog"]';
/** Keys of tools and views. */
const LETTERS = 'wmr';

/* Checks of pointer events would take most of the time. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"], [readonly]') &&
  !element.closest('[aria-hidden="true"]');

function nameOf(element: HTMLElement): string {
  const [label] = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return element.getAttribute('aria-label') ?? (label?.textContent || element.textContent);
}

function stateOf(session: EditorSession) {
  const { mode, tool, isRunning, isPlain, selection } = session.view();
  return { mode: mode.type, tool, isRunning, isPlain, selection };
}

/** Draws a part of the editor beside the page. @returns its enabled controls that were not asked for before */
function drawBesidePage(session: EditorSession, part: ReactNode, asked = new Set<string>()) {
  renderInEditor(
    <WithKeys session={session}>
      <section aria-label="Part">{part}</section>
      <div data-stage="" tabIndex={-1} data-testid="stage" />
    </WithKeys>,
    session,
  );
  return (selector: string): HTMLElement | undefined => {
    const controls = screen.getByRole('region', { name: 'Part' }).querySelectorAll<HTMLElement>(selector);
    const next = [...controls].find((each) => isEnabled(each) && !asked.has(nameOf(each)));
    if (next) asked.add(nameOf(next));
    return next;
  };
}

/** Waits for what a press loads, and closes it: first a hint that the focus has opened. */
async function closeLayers(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  for (let escapes = 0; escapes < 3 && document.querySelector(LAYERS); escapes += 1)
    await user.keyboard('{Escape}');
  expect(document.querySelector(LAYERS)).toBeNull();
}

// The properties have a hundred controls.
describe.each(EDITOR_PARTS)('H1.03 beside the page, %s', { timeout: 90_000 }, (name, part) => {
  it('H1.03 leaves letters to the edited text after a press on each of its buttons', async () => {
    const asked = new Set<string>();
    const begin = () => {
      const editing = editText('One');
      return { ...editing, takeNext: drawBesidePage(editing.session, part, asked) };
    };
    let editing = begin();
    const pressed: string[] = [];
    for (let button = editing.takeNext(BUTTONS); button; button = editing.takeNext(BUTTONS)) {
      const { session, text, field } = editing;
      const told = nameOf(button);
      await user.click(button);
      await closeLayers();
      const before = stateOf(session);
      const isInField = document.activeElement !== field && document.activeElement?.matches(FIELDS) === true;
      const words = text().length;
      if (before.mode === 'text') {
        await user.keyboard(LETTERS);
        expect(stateOf(session), `“${told}” and letters`).toEqual(before);
        expect(text().length - words, `letters after “${told}”`).toBe(isInField ? 0 : LETTERS.length);
        pressed.push(told);
      } else {
        // A press on a tool or another page has ended the editing.
        cleanup();
        editing = begin();
      }
    }
    if (name === 'properties') expect(pressed.length).toBeGreaterThan(10);
  });

  it('H1.03 gives the keys back to the page after Enter in each of its fields', async () => {
    const session = openSession();
    session.select(['low']);
    const takeNext = drawBesidePage(session, part);
    for (let field = takeNext(FIELDS); field; field = takeNext(FIELDS)) {
      const told = nameOf(field);
      await user.click(field);
      await user.keyboard('{Enter}');
      await act(() => Promise.resolve());
      expect(document.activeElement, `after Enter in ${told}`).toBe(screen.getByTestId('stage'));
      await user.keyboard('r');
      expect(session.view().tool, `after R for ${told}`).toBe('rectangle');
      act(() => session.setTool('select'));
      act(() => session.select(['low']));
    }
  });
});

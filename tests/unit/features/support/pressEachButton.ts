import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Buttons that can be pressed to an effect: not disabled, no handle to drag, and not of the place one is at. */
const pressable = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('button')
    .filter(
      (button) =>
        !(button as HTMLButtonElement).disabled &&
        button.getAttribute('aria-disabled') !== 'true' &&
        !button.hasAttribute('aria-roledescription') &&
        !button.hasAttribute('aria-current'),
    );

/**
 * Presses each enabled button of a part, each time drawn anew, and asserts that something is drawn, called or a file asked for.
 * @param draw draws the part; `isChanged` says whether anything outside of the page was changed or called
 * @returns the names of the buttons, in order
 */
export async function pressEachButton(
  draw: () => Promise<{ part: () => HTMLElement; isChanged?: () => boolean }>,
): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; ; index += 1) {
    const { part, isChanged = () => false } = await draw();
    const buttons = pressable(part());
    const button = buttons[index];
    if (!button) break;
    names.push(nameOf(button));
    const before = document.body.innerHTML;
    const askForFile = vi.spyOn(HTMLInputElement.prototype, 'click');
    // A click alone: a pointer that moves there would open the tooltip, which is no answer.
    fireEvent.pointerDown(button, { button: 0, ctrlKey: false });
    fireEvent.click(button);
    await waitFor(() =>
      expect(
        document.body.innerHTML !== before || isChanged() || askForFile.mock.calls.length > 0,
        `“${nameOf(button)}” does nothing`,
      ).toBe(true),
    );
    askForFile.mockRestore();
    await act(() => Promise.resolve());
    cleanup();
  }
  return names;
}

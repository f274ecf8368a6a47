import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Buttons whose click has an effect: not disabled, no drag handle, and not the current page. */
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
 * Clicks each enabled button of a newly rendered part, and expects a change on the page, a call or a file request.
 * @param draw renders the part; `isChanged` reports a change or call outside of the page
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
    // Only a click: a pointer that moves there would open the tooltip, which is no effect.
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

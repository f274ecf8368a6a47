import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOT_PRINTED, PrintSheet } from '@/components/PrintSheet';
import { darkTheme } from '@/components/theme';

const root = document.documentElement;

class Paper extends EventTarget {
  matches = false;
  /** Simulates the browser's event at the beginning or end of printing. */
  turn(matches: boolean) {
    this.matches = matches;
    act(() => void this.dispatchEvent(new Event('change')));
  }
}

let paper: Paper;
beforeEach(() => {
  paper = new Paper();
  vi.stubGlobal('matchMedia', (query: string) => (query === 'print' ? paper : new Paper()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  root.classList.remove(darkTheme.className);
});

const isDark = () => root.classList.contains(darkTheme.className);

describe('a sheet for print', () => {
  it('shows its content, marks what is not printed, and forwards attributes', () => {
    render(
      <PrintSheet lang="en">
        <p>Figures</p>
        <button {...NOT_PRINTED}>Change</button>
      </PrintSheet>,
    );
    expect(screen.getByTestId('gsc-print-sheet')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Figures')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('data-print', 'hidden');
  });

  it('is light while it is printed, and dark again afterwards', () => {
    root.classList.add(darkTheme.className);
    render(<PrintSheet>Figures</PrintSheet>);
    paper.turn(true);
    expect(isDark()).toBe(false);
    paper.turn(false);
    expect(isDark()).toBe(true);
  });

  it('stays light after printing, also when the theme has changed', () => {
    root.classList.add(darkTheme.className);
    render(<PrintSheet>Figures</PrintSheet>);
    paper.turn(true);
    paper.turn(false);
    root.classList.remove(darkTheme.className);
    paper.turn(true);
    paper.turn(false);
    expect(isDark()).toBe(false);
  });

  it('keeps the page dark when it unmounts during printing', () => {
    root.classList.add(darkTheme.className);
    const { unmount } = render(<PrintSheet>Figures</PrintSheet>);
    paper.turn(true);
    unmount();
    expect(isDark()).toBe(true);
    paper.turn(true);
    expect(isDark()).toBe(true);
  });
});

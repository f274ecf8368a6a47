import { afterEach, describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview';
import { checkOtherTheme } from '../../.storybook/otherTheme';
import { applyColourMode } from '@/components/theme';

function write(colour: string, background: string): void {
  document.body.innerHTML = `<p style="color: ${colour}; background: ${background}">Some words</p>`;
}

afterEach(() => {
  document.body.innerHTML = '';
  applyColourMode('light');
});

describe('the check of the other theme', () => {
  it('reports words that are unreadable in the other theme, and restores the theme', async () => {
    expect(preview.initialGlobals).toMatchObject({ theme: 'light' });
    write('var(--gsc-colors-text)', '#ffffff');
    const inLight = getComputedStyle(document.querySelector('p') as Element).color;
    await expect(checkOtherTheme('light')).rejects.toThrow('color-contrast');
    expect(getComputedStyle(document.querySelector('p') as Element).color).toBe(inLight);
  });

  it('accepts stories that are readable in both themes', async () => {
    write('var(--gsc-colors-text)', 'var(--gsc-colors-surface)');
    await checkOtherTheme('light');
  });
});

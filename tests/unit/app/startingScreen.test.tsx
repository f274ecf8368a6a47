import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StartingScreen } from '@/app/layouts/StartingScreen';
import { breakpoints } from '@/components/theme';
import { darkColours } from '@/components/theme/darkColours';
import { lightColours } from '@/components/theme/lightColours';
import { sizes } from '@/components/theme/tokens';

const css = readFileSync('src/app/layouts/starting.css', 'utf8');
const isShown = () => document.documentElement.hasAttribute('data-starting');

describe('the shape of the console before its scripts', () => {
  it.each(['canvas', 'rail', 'border', 'surface', 'skeleton'] as const)('has the %s of the theme', (name) => {
    expect(css).toContain(`light-dark(${lightColours[name]}, ${darkColours[name]})`);
  });

  it('has the sizes of the theme', () => {
    expect(css).toContain(`width: ${sizes.rail}`);
    expect(css).toContain(`height: ${sizes.header}`);
    expect(css).toContain(`max-width: ${breakpoints.tablet}px`);
  });

  it('is visible only while something loads', () => {
    const first = render(<StartingScreen />);
    const second = render(<StartingScreen />);
    first.unmount();
    expect(isShown()).toBe(true);
    second.unmount();
    expect(isShown()).toBe(false);
  });
});

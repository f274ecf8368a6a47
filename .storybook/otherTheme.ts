import axe from 'axe-core';
import { applyColourMode, type ColourMode } from '@/components/theme';

/** The rules of WCAG 2 A and AA that depend on colours; themes differ in nothing else. */
const COLOUR_RULES: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  // What passes is looked at all the same, but not described.
  resultTypes: ['violations'],
};

/** Parts Storybook adds to every page. */
const EXCLUDED = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Draws the story as its play function has left it in the other theme and has axe look at the colours, then puts the
 * theme back. A theme is a class at the root, so nothing is rendered anew.
 */
export async function checkOtherTheme(theme: ColourMode): Promise<void> {
  applyColourMode(theme === 'dark' ? 'light' : 'dark');
  try {
    axe.reset();
    const { violations } = await axe.run({ include: document.body, exclude: EXCLUDED }, COLOUR_RULES);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    if (found.length > 0) throw new Error(`In the other theme, axe finds ${found.join('\n')}`);
  } finally {
    applyColourMode(theme);
  }
}

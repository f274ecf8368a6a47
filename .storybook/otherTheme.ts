import axe from 'axe-core';
import { applyColourMode, type ColourMode } from '@/components/theme';

/** The WCAG 2 A and AA rules about colours, which are the only difference between themes. */
const COLOUR_RULES: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  // Passing rules are still checked, but not described.
  resultTypes: ['violations'],
};

/** Elements that Storybook adds to every page. */
const EXCLUDED = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Switches the final state of the story to the other theme, checks its colours with axe, and restores the theme. A
 * theme is a class of the root, so nothing is rendered again.
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

import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '../../.storybook/preview';

/** Renders a story without its play function and returns its element. */
export async function drawStory(
  story: StoryObj,
  meta: Meta,
  globals: { direction?: 'ltr' | 'rtl'; theme?: 'light' | 'dark'; motion?: 'none' | 'full' } = {},
): Promise<HTMLElement> {
  const { play: _play, ...still } = story;
  const composed = composeStory({ ...still } as never, meta as never, {
    ...preview,
    initialGlobals: { ...preview.initialGlobals, motion: 'none', ...globals },
  });
  await composed.run();
  // Content that is loaded on demand or measured is ready two frames after the fonts.
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.body;
}

import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '../../.storybook/preview';

/** Draws a story without its play function and gives the element that holds it. */
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
  // What is loaded on demand, and what is measured, is there two frames after fonts are.
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.body;
}

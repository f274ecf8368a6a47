import { describe, expect, it } from 'vitest';
import { chromaticModes } from '../../.storybook/visualModes';
import { modeName, MODES } from './modes';
import { onlyVisual, selectStories } from './stories';

const stories = [
  {
    id: 'components-button--intents',
    title: 'Components/Button › Intents',
    file: 'stories/components/Button.stories.tsx',
  },
  {
    id: 'components-dialog--default',
    title: 'Components/Dialog › Default',
    file: 'stories/components/Dialog.stories.tsx',
  },
];

describe('the stories with pictures', () => {
  it('are the tagged ones, without pages of documentation', () => {
    const entry = { title: 'Button', name: 'Intents', importPath: './stories/components/Button.stories.tsx' };
    const index = {
      v: 5,
      entries: {
        tagged: { ...entry, id: 'tagged', type: 'story' as const, tags: ['dev', 'visual'] },
        plain: { ...entry, id: 'plain', type: 'story' as const, tags: ['dev'] },
        docs: { ...entry, id: 'docs', type: 'docs' as const, tags: ['visual'] },
      },
    };
    expect(onlyVisual(index)).toEqual({ v: 5, entries: { tagged: index.entries.tagged } });
  });

  it('are chosen by words of their id or title', () => {
    expect(selectStories(stories, [])).toEqual(stories);
    expect(selectStories(stories, ['BUTTON'])).toEqual([stories[0]]);
    expect(selectStories(stories, ['button › in', 'dialog--default'])).toEqual(stories);
    expect(selectStories(stories, ['menu'])).toEqual([]);
  });
});

describe('the modes', () => {
  it('are both themes at both widths', () => {
    expect(MODES.map(modeName)).toEqual(['light-1440', 'dark-1440', 'light-390', 'dark-390']);
  });

  it('are the same for Chromatic', () => {
    expect(Object.values(chromaticModes)).toEqual(
      MODES.map(({ theme, size }) => ({ theme, viewport: size, motion: 'none' })),
    );
  });
});

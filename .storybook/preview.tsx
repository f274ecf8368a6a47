import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import {
  applyColourMode,
  applyFonts,
  applyGlobalStyles,
  breakpoints,
  type ColourMode,
} from '@/components/theme';
import { holdStill, isStill, loadFonts } from './holdStill';
import './preview.css';
import { readersTheme } from './platenTheme';
import { announceOutcome } from './readySignal';
import { platformGlobals, platformGlobalTypes } from './toolbarGlobals';
import { chromaticModes, visualSizes, type VisualSize } from './visualModes';

if (isStill()) {
  holdStill();
  void announceOutcome();
  window.setStoryTheme = applyColourMode;
}
applyFonts();
applyGlobalStyles();

// Code is loaded on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const startMocking = mswLoader();

function sizeOf(name: VisualSize): { width: string; height: string } {
  const { width, height } = visualSizes[name];
  return { width: `${width}px`, height: `${height}px` };
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      // Tests need no description of passing rules.
      ...('__vitest_browser__' in window && { options: { resultTypes: ['violations'] } }),
    },
    docs: { theme: readersTheme() },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Guidelines',
          'Components',
          'Editor',
          'Engine',
          'States',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone (390)', styles: sizeOf('phone'), type: 'mobile' },
        ...Object.fromEntries(
          Object.entries(breakpoints).map(([name, width]) => [
            name,
            { name: `${name} (${width})`, styles: { width: `${width}px`, height: '900px' } },
          ]),
        ),
        wide: { name: 'Wide (1440)', styles: sizeOf('wide'), type: 'desktop' },
      },
    },
  },
  globalTypes: {
    ...platformGlobalTypes,
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: { description: 'Motion: "none" stops animations, which pictures and checks need' },
    themes: { description: 'Themes: "both" has axe check the colours of the other one as well' },
  },
  initialGlobals: { ...platformGlobals, theme: 'light', direction: 'ltr', motion: 'full', themes: 'one' },
  /* The worker starts only for stories with handlers (even an empty list): most need no network. */
  loaders: [
    async () => (isStill() ? loadFonts() : undefined),
    async (context) => (context.parameters['msw'] ? startMocking(context) : {}),
  ],
  /* Story tests set `themes`. The check loads axe with it. */
  afterEach: async ({ globals, parameters }) => {
    if (globals['themes'] !== 'both' || parameters['a11y'].test === 'off') return;
    const { checkOtherTheme } = await import('./otherTheme');
    await checkOtherTheme(globals['theme'] as ColourMode);
  },
  decorators: [
    (Story, { globals }) => {
      applyColourMode(globals['theme'] as ColourMode);
      document.documentElement.dir = String(globals['direction']);
      document.documentElement.dataset['motion'] = String(globals['motion']);
      return <Story />;
    },
  ],
};

export default preview;

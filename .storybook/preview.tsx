import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { applyColourMode, applyGlobalStyles, breakpoints, type ColourMode } from '@/components/theme';
import './preview.css';

applyGlobalStyles();

const startMocking = mswLoader();

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Foundations', 'Guidelines', 'Components', 'Screens', 'States'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        ...Object.fromEntries(
          Object.entries(breakpoints).map(([name, width]) => [
            name,
            { name: `${name} (${width})`, styles: { width: `${width}px`, height: '900px' } },
          ]),
        ),
        wide: { name: 'Wide (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
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
  },
  initialGlobals: { theme: 'light', direction: 'ltr', motion: 'full' },
  /* The worker starts only for stories that name handlers (an empty list will do): most need no network. */
  loaders: [async (context) => (context.parameters['msw'] ? startMocking(context) : {})],
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

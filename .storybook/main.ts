import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    /* Found at the start, because a package found later reloads the page under a running story. */
    optimizeDeps: { ...vite.optimizeDeps, entries: ['stories/**/*.stories.tsx', 'src/**/*.{ts,tsx}'] },
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, '@': fileURLToPath(new URL('../src', import.meta.url)) },
    },
  }),
};

export default config;

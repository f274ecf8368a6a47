import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { OpenInConsole } from './OpenInConsole.ts';
import { readersTheme } from './platenTheme.ts';

addons.setConfig({ theme: readersTheme() });
addons.register('console', () => {
  addons.add('console/open', {
    type: types.TOOLEXTRA,
    title: 'Open in the console',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(OpenInConsole),
  });
});

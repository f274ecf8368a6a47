import { addons } from 'storybook/manager-api';
import { readersTheme } from './platenTheme.ts';

addons.setConfig({ theme: readersTheme() });

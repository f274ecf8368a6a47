import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyColourMode, applyGlobalStyles } from '@/components/theme';
import { App } from './App';
import { storedColourMode } from './appearance/AppearanceProvider';
import { loadConfiguration } from './configuration/loadConfiguration';
import { createConsoleRouter } from './routes/createRouter';

const startUp = loadConfiguration();
// Before React draws anything, so that the first frame has the reader's theme.
applyGlobalStyles();
applyColourMode(storedColourMode());

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <App startUp={startUp} router={createConsoleRouter()} />
  </StrictMode>,
);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { holdDeferred } from '@/components/Deferred';
import { applyColourMode, applyFonts, applyGlobalStyles } from '@/components/theme';
import { App } from './App';
import { storedColourMode } from './appearance/AppearanceProvider';
import { reloadOnMissingPage } from './reloadOnMissingPage';
import { createConsoleRouter } from './routes/createRouter';
import { interpretSchemas } from './start/interpretSchemas';
import { routerReady } from './start/routerReady';
import { startConsole } from './start/startConsole';

/*
 * Begun once this file has been evaluated. A browser that is watched, by its tools or by a test, notes where each request and
 * each error was made, and reads a whole file once more for one made while it is evaluated.
 */
queueMicrotask(() => void start());

async function start(): Promise<void> {
  interpretSchemas();
  const starting = startConsole();
  // Before React draws anything, so that the first frame has the reader's theme.
  applyFonts();
  applyGlobalStyles();
  applyColourMode(storedColourMode());
  holdDeferred();
  reloadOnMissingPage(import.meta.url);

  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root to draw into.');
  const router = createConsoleRouter();
  const started = await starting;
  // Until then the shape of the console stands in the page: drawn once with its content, it is there sooner than twice.
  if (started.ok) await routerReady(router);
  createRoot(root).render(
    <StrictMode>
      <App started={started} router={router} />
    </StrictMode>,
  );
}

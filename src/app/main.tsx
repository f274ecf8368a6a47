import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { holdDeferred } from '@/components/Deferred';
import { applyColourMode, applyFonts, applyGlobalStyles } from '@/components/theme';
import { App } from './App';
import { storedColourMode } from './AppearanceProvider';
import { reloadOnMissingPage } from './reloadOnMissingPage';
import { createConsoleRouter } from './routes/createRouter';
import { interpretSchemas } from './start/interpretSchemas';
import { routerReady } from './start/routerReady';
import { startConsole } from './start/startConsole';

/*
 * Starts after this file is evaluated. Browser tools and tests record where each request and error began, and parse a
 * whole file again for one during its evaluation.
 */
queueMicrotask(() => void start());

async function start(): Promise<void> {
  interpretSchemas();
  const starting = startConsole();
  // Before React renders, so that the first frame has the reader's theme.
  applyFonts();
  applyGlobalStyles();
  applyColourMode(storedColourMode());
  holdDeferred();
  reloadOnMissingPage(import.meta.url);

  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root to draw into.');
  const router = createConsoleRouter();
  const started = await starting;
  // Keeps the placeholder until the page can render: rendering once with content is faster than twice.
  if (started.ok) await routerReady(router);
  createRoot(root).render(
    <StrictMode>
      <App started={started} router={router} />
    </StrictMode>,
  );
}

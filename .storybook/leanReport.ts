import { afterEach } from 'vitest';

/* What axe has found of a story has passed or failed it by then. In a report it would be a fifth of a megabyte a story. */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});

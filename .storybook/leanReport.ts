import { afterEach } from 'vitest';

/* The axe results have already passed or failed the story. In a report they would take 200 kB per story. */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});

import { afterEach, beforeEach, expect } from 'vitest';

/**
 * Whatever reaches console.error or console.warn fails the test it happened in: a warning nobody
 * asserted on is a defect nobody looked at.
 */
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    complaints.push(`console.${method}: ${values.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  expect(complaints).toEqual([]);
});

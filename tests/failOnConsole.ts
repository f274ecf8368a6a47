import { afterEach, beforeEach, expect } from 'vitest';

/** Any output to console.error or console.warn fails its test: an unexpected warning is an unnoticed defect. */
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

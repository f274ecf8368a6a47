import { expect, it } from 'vitest';
import { pollDelay } from '@/features/user-migration/pollDelay';

it('R7.41 polls the status of the address with growing pauses, at least every 30 s', () => {
  const delays = Array.from({ length: 12 }, (_, asked) => pollDelay(asked));
  expect(delays.slice(0, 4)).toEqual([2_000, 2_000, 3_000, 4_500]);
  expect(delays.every((delay, index) => index === 0 || delay >= delays[index - 1]!)).toBe(true);
  expect(delays.at(-1)).toBe(30_000);
});

import type { Configuration } from '@/domain/configuration';

/**
 * Returns the address of Storybook, if any: from the configuration, or that of `npm run storybook` beside `npm run
 * dev`.
 */
export function storybookUrlOf({ storybookUrl }: Configuration): string | undefined {
  if (storybookUrl) return storybookUrl;
  return ['development', 'mock'].includes(import.meta.env.MODE) ? 'http://localhost:6006' : undefined;
}

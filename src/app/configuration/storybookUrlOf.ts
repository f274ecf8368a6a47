import type { Configuration } from '@/domain/configuration';

/** Where Storybook is, if anywhere: where the configuration says, and beside `npm run dev` that of `npm run storybook`. */
export function storybookUrlOf({ storybookUrl }: Configuration): string | undefined {
  if (storybookUrl) return storybookUrl;
  return ['development', 'mock'].includes(import.meta.env.MODE) ? 'http://localhost:6006' : undefined;
}

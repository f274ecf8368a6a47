import type { Configuration } from '@/domain/configuration';

/**
 * Whether the console runs without a server; never in a production build, which drops all of mock mode (reading 16).
 */
export function isMockMode({ mockMode }: Configuration): boolean {
  return import.meta.env.DEV && (import.meta.env.MODE === 'mock' || mockMode === true);
}

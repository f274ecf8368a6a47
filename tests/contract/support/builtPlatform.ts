import { buildPlatform } from '../../../scripts/buildPlatform';

/** Vitest’s global setup: tests start built threads. */
export const setup = (): Promise<void> => buildPlatform();

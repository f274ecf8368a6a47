import { buildPlatform } from '../../../scripts/buildPlatform';

/** Vitest’s global set-up: the threads that tests start are built ones. */
export const setup = (): Promise<void> => buildPlatform();

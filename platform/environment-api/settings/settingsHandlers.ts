import { eq } from 'drizzle-orm';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { environments } from '../../database/schema';
import { invalid } from '../../http/Problem';
import type { Handlers } from '../operations';

/** The settings of an environment. */
export const settingsHandlers: Handlers<'getSettings' | 'updateSettings' | 'listAvailableSdkVersions'> = {
  getSettings: ({ environment: { sdkVersionPublic } }) => ({ sdkVersionPublic }),

  async updateSettings({ database, environment, body: { sdkVersionPublic } }) {
    if (!Object.hasOwn(STUDIO_RELEASES, sdkVersionPublic)) {
      const message = `There is no studio version ${sdkVersionPublic}.`;
      throw invalid({ field: 'sdkVersionPublic', message });
    }
    await database.update(environments).set({ sdkVersionPublic }).where(eq(environments.id, environment.id));
    return { sdkVersionPublic };
  },

  listAvailableSdkVersions: () => STUDIO_RELEASES,
};

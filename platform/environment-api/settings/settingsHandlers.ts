import { eq } from 'drizzle-orm';
import { refusalOfVersion, STUDIO_RELEASES } from '@/domain/sdk-version';
import { environments } from '../../database/schema';
import { refuseIf } from '../../http/Problem';
import type { Handlers } from '../operations';

/** The settings of an environment. */
export const settingsHandlers: Handlers<'getSettings' | 'updateSettings' | 'listAvailableSdkVersions'> = {
  getSettings: ({ environment: { sdkVersionPublic } }) => ({ sdkVersionPublic }),

  async updateSettings({ database, environment, body: { sdkVersionPublic } }) {
    refuseIf(refusalOfVersion(sdkVersionPublic));
    await database.update(environments).set({ sdkVersionPublic }).where(eq(environments.id, environment.id));
    return { sdkVersionPublic };
  },

  listAvailableSdkVersions: () => STUDIO_RELEASES,
};

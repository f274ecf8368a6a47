import { refusalOfVersion, STUDIO_RELEASES } from '@/domain/sdk-version';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { refuseIf } from '../MockProblem';

const settingsOf = ({ store, environmentId }: InEnvironment) => ({
  sdkVersionPublic: store.sdkVersions.get(environmentId) ?? 'latest',
});

/** Settings of an environment, and its available studio versions. */
export const settingsOperations = [
  defineEnvironmentOperation('get', '/settings/available-sdk-versions', 200, () => STUDIO_RELEASES),
  defineEnvironmentOperation('get', '/settings', 200, settingsOf),
  defineEnvironmentOperation('patch', '/settings', 200, (call) => {
    const { sdkVersionPublic } = call.body;
    refuseIf(refusalOfVersion(sdkVersionPublic));
    call.store.sdkVersions.set(call.environmentId, sdkVersionPublic);
    return settingsOf(call);
  }),
];

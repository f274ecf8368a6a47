import { refusalOfVersion, STUDIO_RELEASES } from '@/domain/sdk-version';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { refuseIf } from '../MockProblem';

const settingsOf = ({ store, environmentId }: InEnvironment) => ({
  sdkVersionPublic: store.sdkVersions.get(environmentId) ?? 'latest',
});

/** The settings of an environment and the studio versions it can be set to. */
export const settingsOperations = [
  defineEnvironmentOperation(
    'get',
    '/settings/available-sdk-versions',
    200,
    'settings.read',
    () => STUDIO_RELEASES,
  ),
  defineEnvironmentOperation('get', '/settings', 200, 'settings.read', settingsOf),
  defineEnvironmentOperation('patch', '/settings', 200, 'settings.update', (call) => {
    const { sdkVersionPublic } = call.body;
    refuseIf(refusalOfVersion(sdkVersionPublic));
    call.store.sdkVersions.set(call.environmentId, sdkVersionPublic);
    return settingsOf(call);
  }),
];

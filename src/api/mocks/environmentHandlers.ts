import { ENVIRONMENT_ACTIONS } from '@/domain/access';
import type { EnvironmentMockCall, EnvironmentMockOperation } from './defineOperation';
import { authorize, loadCaller, may, requireActive, requireEnvironment } from './mockCaller';
import { notFound } from './MockProblem';
import { recordMock } from './mockRecord';
import type { MockStore } from './mockStore';
import { environmentActivityOperations } from './operations/activityOperations';
import { brandKitOperations } from './operations/brandKitOperations';
import { collectionOperations } from './operations/collectionOperations';
import { connectorFontOperations } from './operations/connectorFontOperations';
import { connectorOperations } from './operations/connectorOperations';
import { dataSetOperations } from './operations/dataSetOperations';
import { editorViewOperations } from './operations/editorViewOperations';
import { mediaFolderOperations } from './operations/mediaFolderOperations';
import { fontOperations } from './operations/fontOperations';
import { fontUploadOperations } from './operations/fontUploadOperations';
import { mediaOperations } from './operations/mediaOperations';
import { outputSettingOperations } from './operations/outputSettingOperations';
import { outputOperations } from './operations/outputOperations';
import { projectOperations } from './operations/projectOperations';
import { projectPictureOperations } from './operations/projectPictureOperations';
import { projectRowsOperations } from './operations/projectRowsOperations';
import { settingsOperations } from './operations/settingsOperations';
import { userInterfaceOperations } from './operations/userInterfaceOperations';
import { templateOperations } from './operations/templateOperations';
import { templateEditorOperations } from './operations/templateEditorOperations';
import { templateVersionOperations } from './operations/templateVersionOperations';
import { whereUsedOperations } from './operations/whereUsedOperations';
import { webHookOperations } from './operations/webHookOperations';
import type { Answered } from './toHandler';
import { visionOperations } from './operations/visionOperations';

/** All operations of the environment API; fixed paths precede those with a parameter in the same position. */
export const environmentOperations: readonly EnvironmentMockOperation[] = [
  ...settingsOperations,
  ...environmentActivityOperations,
  ...connectorOperations,
  ...connectorFontOperations,
  ...templateOperations,
  ...templateVersionOperations,
  ...templateEditorOperations,
  ...collectionOperations,
  ...projectOperations,
  ...projectPictureOperations,
  ...projectRowsOperations,
  ...fontUploadOperations,
  ...fontOperations,
  ...brandKitOperations,
  ...mediaFolderOperations,
  ...mediaOperations,
  ...visionOperations,
  ...userInterfaceOperations,
  ...dataSetOperations,
  ...editorViewOperations,
  ...outputSettingOperations,
  ...outputOperations,
  ...whereUsedOperations,
  ...webHookOperations,
];

/**
 * Finds an environment by technical name in any case.
 * @throws MockProblem 404 or 403, like the platform.
 */
function requireAccess(
  store: MockStore,
  name: unknown,
  id: EnvironmentMockOperation['id'],
): Pick<EnvironmentMockCall, 'environmentId' | 'actor' | 'base' | 'may'> {
  const caller = requireActive(loadCaller(store));
  const named = store.environments.find(({ technicalName }) => technicalName === String(name).toLowerCase());
  if (!named) throw notFound('environment');
  const { environment, subscription } = requireEnvironment(store, caller, named.id);
  authorize(store, caller, ENVIRONMENT_ACTIONS[id], subscription, environment.id);
  return {
    environmentId: environment.id,
    actor: caller,
    base: `/grafx/api/v1/environment/${String(name)}`,
    may: (other) => may(store, caller, other, subscription, environment.id),
  };
}

/** Creates the handlers of the environment API's contract. */
export function answerEnvironments(store: MockStore, latency: number): Answered[] {
  return environmentOperations.map(({ id, path, isExperimental, answer, ...operation }) => ({
    ...operation,
    url: `*/api/${isExperimental ? 'experimental' : 'v1'}/environment/{name}${path}`,
    latency,
    answer: (request) => {
      const entered = requireAccess(store, request.path.name, id);
      const call = { ...request, store, ...entered } as unknown as Parameters<typeof answer>[0];
      return recordMock(
        {
          store,
          id,
          request,
          caller: () => entered.actor,
          environmentId: entered.environmentId,
        },
        () => answer(call),
      );
    },
  }));
}

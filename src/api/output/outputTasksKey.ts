import type { EnvironmentAddress } from '../environment';
import { queryKeys } from '../queryKeys';

/** The key of the tasks of an environment. */
export const outputTasksKey = (environment: EnvironmentAddress | undefined) =>
  queryKeys.environments.detail(environment?.guid ?? '', 'output-tasks');

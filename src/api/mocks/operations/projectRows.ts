import type { EnvironmentMockCall } from '../defineOperation';
import { notFound } from '../MockProblem';
import type { MockStore } from '../mockStore';

/** A project in the store. */
export type ProjectRow = MockStore['projects'][number];

type Asking = Pick<EnvironmentMockCall, 'store' | 'environmentId' | 'actor'>;

/** Returns the caller's own projects in an environment. */
export const projectsOf = ({ store, environmentId, actor }: Asking): ProjectRow[] =>
  store.projects.filter((row) => row.environmentId === environmentId && row.ownerId === actor.user.id);

/**
 * Returns a project of the caller.
 * @throws MockProblem 404, also for those of others
 */
export function requireProject(call: Asking, projectId: string): ProjectRow {
  const row = projectsOf(call).find(({ id }) => id === projectId);
  if (!row) throw notFound('project');
  return row;
}

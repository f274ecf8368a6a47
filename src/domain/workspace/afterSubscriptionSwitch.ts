import { pathTo } from '../paths';

interface Switch {
  /** The present path. */
  readonly path: string;
  /** Whether the user may open that path with the access in the new subscription. */
  readonly mayOpenPath: boolean;
  /** Guids of the environments of the new subscription. */
  readonly environmentIds: readonly string[];
}

const ENVIRONMENT_PATH = /^\/environments\/([^/?#]+)/;

/**
 * Returns the path after switching the subscription: the same path if the user may see it, otherwise the list of
 * environments (section 4). A path inside an environment of the old subscription can't stay, since it would switch
 * back.
 */
export function afterSubscriptionSwitch({ path, mayOpenPath, environmentIds }: Switch): string {
  const environmentId = ENVIRONMENT_PATH.exec(path)?.[1];
  const isForeign = environmentId !== undefined && !environmentIds.includes(environmentId);
  return mayOpenPath && !isForeign ? path : pathTo('environments');
}

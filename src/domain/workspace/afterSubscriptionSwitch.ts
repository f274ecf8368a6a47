import { pathTo } from '../paths';

interface Switch {
  /** The path on which the subscription was switched. */
  readonly path: string;
  /** Whether the route of that path lets the user in, judged by the access in the new subscription. */
  readonly mayOpenPath: boolean;
  /** Guids of the environments of the new subscription. */
  readonly environmentIds: readonly string[];
}

const ENVIRONMENT_PATH = /^\/environments\/([^/?#]+)/;

/**
 * Where to be after switching subscription: the same path when the user may see it there, else the list of environments
 * (section 4). A path inside an environment of the old subscription cannot be kept, since it would switch back.
 */
export function afterSubscriptionSwitch({ path, mayOpenPath, environmentIds }: Switch): string {
  const environmentId = ENVIRONMENT_PATH.exec(path)?.[1];
  const isForeign = environmentId !== undefined && !environmentIds.includes(environmentId);
  return mayOpenPath && !isForeign ? path : pathTo('environments');
}

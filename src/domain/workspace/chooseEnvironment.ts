import { ROLES, rolesInEnvironment, type Permissions } from '../access';
import type { LoadState } from '../states';

/** The message of the 404 page for an unknown environment id. */
const UNKNOWN_ENVIRONMENT = 'The provided environment id is not valid';

interface EnvironmentWishes<Environment extends { readonly guid: string }> {
  /** The environments of the current subscription that the user may see. */
  readonly environments: readonly Environment[];
  /** Guid of the environment last opened in this tab. */
  readonly lastOpenedId?: string | null | undefined;
  readonly permissions: Permissions;
}

/**
 * Chooses the current environment outside of environment routes: the last one of this tab, otherwise the one with the
 * user's highest rank, the first of equals (reading 23).
 */
export function chooseEnvironment<Environment extends { readonly guid: string }>({
  environments,
  lastOpenedId,
  permissions,
}: EnvironmentWishes<Environment>): Environment | undefined {
  const rankOf = ({ guid }: Environment) =>
    Math.max(...rolesInEnvironment(permissions.environmentRoles.get(guid)).map((role) => ROLES[role].rank));
  const lastOpened = environments.find(({ guid }) => guid === lastOpenedId);
  return (
    lastOpened ??
    environments.reduce<Environment | undefined>(
      (best, candidate) => (best && rankOf(best) >= rankOf(candidate) ? best : candidate),
      undefined,
    )
  );
}

/** The meaning of a failed request for the route's environment. */
export type EnvironmentFailure =
  | { readonly state: Extract<LoadState, 'resource_not_found'>; readonly message: string }
  | { readonly state: Extract<LoadState, 'error'> };

/**
 * Returns the 404 page for an unknown (404) or malformed (400) environment id, and the error screen for other failures,
 * including a missing answer.
 */
export function environmentFailure(httpStatus: number | undefined): EnvironmentFailure {
  const isUnknown = httpStatus === 404 || httpStatus === 400;
  return isUnknown ? { state: 'resource_not_found', message: UNKNOWN_ENVIRONMENT } : { state: 'error' };
}

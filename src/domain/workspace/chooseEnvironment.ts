import { ROLES, rolesInEnvironment, type Permissions } from '../access';
import type { LoadState } from '../states';

/** Shown on the 404 page for an environment id that names none. */
const UNKNOWN_ENVIRONMENT = 'The provided environment id is not valid';

interface EnvironmentWishes<Environment extends { readonly guid: string }> {
  /** Environments of the current subscription that the user may see. */
  readonly environments: readonly Environment[];
  /** Guid of the environment last opened in this tab. */
  readonly lastOpenedId?: string | null | undefined;
  readonly permissions: Permissions;
}

/**
 * The environment that is current outside an environment route: the one last opened in this tab, else the one where
 * the user's rank is highest, first of equals (reading 23).
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

/** What a failed request for the environment of the route means to the user. */
export type EnvironmentFailure =
  | { readonly state: Extract<LoadState, 'resource_not_found'>; readonly message: string }
  | { readonly state: Extract<LoadState, 'error'> };

/**
 * An environment id the platform does not know (404) or cannot read (400) leads to the 404 page; anything else, no
 * answer included, to the error screen.
 */
export function environmentFailure(httpStatus: number | undefined): EnvironmentFailure {
  const isUnknown = httpStatus === 404 || httpStatus === 400;
  return isUnknown ? { state: 'resource_not_found', message: UNKNOWN_ENVIRONMENT } : { state: 'error' };
}

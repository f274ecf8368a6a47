import type { AuthenticatedUser, Environment, EnvironmentDetail, Subscription } from '@/api/types';
import type { Access } from '@/domain/access';

/** Where the user works, and what may be done there. */
export interface Workspace {
  user: AuthenticatedUser;
  access: Access;
  subscriptions: readonly Subscription[];
  /** The current subscription; none for a user without any role. */
  subscription: Subscription | undefined;
  /** The environments of the current subscription the user may see. */
  environments: readonly Environment[];
  /**
   * Why the environments could not be had and count as none (R7.73), and how to ask again; undefined once they are
   * known. Nobody is turned away from a page by a list that is not known.
   */
  environmentsProblem?: { error: Error | null; retry: () => void } | undefined;
  /** The current environment: of the route, else as reading 23 says. */
  environment: Environment | undefined;
  /** Details of the environment of the route, once they are loaded. */
  environmentDetail: EnvironmentDetail | undefined;
  /**
   * Makes another subscription current once its environments are loaded (none, when they can't be), and leaves the
   * page when the user may not see it there.
   */
  switchSubscription: (subscriptionId: string) => Promise<void>;
}

/** How far the workspace has come. */
export type WorkspaceState =
  | { state: 'loading' }
  | { state: 'resource_not_found'; message: string }
  | { state: 'error'; error: Error; retry: () => void }
  | { state: 'success'; workspace: Workspace };

import type { AuthenticatedUser, Environment, EnvironmentDetail, Subscription } from '@/api/types';
import type { Access } from '@/domain/access';

/** The user's current place and permissions. */
export interface Workspace {
  user: AuthenticatedUser;
  access: Access;
  subscriptions: readonly Subscription[];
  /** The current subscription; none for a user without any role. */
  subscription: Subscription | undefined;
  /** The environments of the current subscription that the user may see. */
  environments: readonly Environment[];
  /**
   * The failure to load the environments, which count as none then (R7.73), with a retry; undefined once loaded. A
   * guard never denies because of a failed list.
   */
  environmentsProblem?: { error: Error | null; retry: () => void } | undefined;
  /** The current environment: that of the route, else as in reading 23. */
  environment: Environment | undefined;
  /** Details of the route's environment, once loaded. */
  environmentDetail: EnvironmentDetail | undefined;
  /**
   * Switches to another subscription once its environments are loaded (to none when that fails), and leaves the page if
   * the user may not see it there.
   */
  switchSubscription: (subscriptionId: string) => Promise<void>;
}

/** The loading state of the workspace. */
export type WorkspaceState =
  | { state: 'loading' }
  | { state: 'resource_not_found'; message: string }
  | { state: 'error'; error: Error; retry: () => void }
  | { state: 'success'; workspace: Workspace };

import type { RoleName } from '@/domain/access';

/** The roles a group can carry, from least to most; template designer seats are never given through a group. */
export const GROUP_ROLES: readonly RoleName[] = ['User', 'ContentAdministrator', 'EnvironmentAdmin'];

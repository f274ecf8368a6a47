import type { RoleName } from '@/domain/access';

/** Roles for groups, from least to most; groups never give template designer seats. */
export const GROUP_ROLES: readonly RoleName[] = ['User', 'ContentAdministrator', 'EnvironmentAdmin'];

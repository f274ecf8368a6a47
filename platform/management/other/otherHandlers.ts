import { ROLE_NAMES, ROLES } from '@/domain/access';
import type { Handlers } from '../operations';

/** Roles and the state of the platform. */
export const otherHandlers: Handlers<'listRoles' | 'ping'> = {
  listRoles: () =>
    ROLE_NAMES.map((name) => ({ code: ROLES[name].code, name, rank: ROLES[name].rank })).sort(
      (one, other) => other.rank - one.rank,
    ),
  ping: () => ({ status: 'ok' }),
};

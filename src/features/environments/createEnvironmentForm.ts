import { z } from 'zod/mini';
import type { CreateEnvironment } from '@/api/types';
import { seenCharacters } from '@/product/NamedFields';
import { LONGEST_ENVIRONMENT_DESCRIPTION, LONGEST_ENVIRONMENT_NAME } from '@/domain/environments';

/** Environment roles for groups; groups never give template designer seats. */
export const GROUP_ROLES = ['EnvironmentAdmin', 'User', 'ContentAdministrator'] as const;

const atMost = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, `At most ${limit} characters.`));

/** The form of a new environment. */
export const createEnvironmentForm = z.object({
  type: z.enum(['sandbox', 'development', 'production'], 'Choose a type.'),
  name: atMost(LONGEST_ENVIRONMENT_NAME).check(seenCharacters),
  description: atMost(LONGEST_ENVIRONMENT_DESCRIPTION),
  roles: z.array(
    z.object({
      userGroupId: z.string().check(z.minLength(1, 'Choose a group.')),
      userRole: z.enum(GROUP_ROLES, 'Choose a role.'),
    }),
  ),
});

export type CreateEnvironmentValues = z.infer<typeof createEnvironmentForm>;

/** Builds the request; omits empty values, so that the platform chooses the name. */
export function toCreateEnvironment(
  values: CreateEnvironmentValues,
  subscriptionId: string,
): CreateEnvironment {
  const { type, name, description, roles } = values;
  return {
    subscriptionId,
    type,
    ...(name && { name }),
    ...(description && { description }),
    ...(roles.length > 0 && { environmentRoles: roles }),
  };
}

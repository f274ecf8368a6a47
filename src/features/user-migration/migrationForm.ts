import { z } from 'zod/mini';
import { isEmail } from '@/domain/email';
import { personNames } from '@/product/PersonNames';

/** The names and the address of the migrating account. */
export const migrationForm = z.extend(personNames, {
  email: z.string().check(z.trim(), z.refine(isEmail, 'Enter an email address, such as name@company.com.')),
});

/** The values that {@link migrationForm} accepts. */
export type MigrationValues = z.infer<typeof migrationForm>;

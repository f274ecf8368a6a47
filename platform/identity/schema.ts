import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Artifacts of the identity provider: sessions, grants, codes, tokens and interactions. */
export const identityArtifacts = pgTable(
  'identity_artifacts',
  {
    /** The provider's model, for example `Session` or `RefreshToken`. */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_artifacts_grant').on(table.grantId),
    index('identity_artifacts_uid').on(table.uid),
    index('identity_artifacts_expiry').on(table.expiresAt),
  ],
);

/** Keys shared by all processes of the platform: the token signing key and the cookie keys. */
export const identityKeys = pgTable('identity_keys', {
  /** `signing` or `cookies`. */
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Failed sign-ins of an address, whether or not it has an account. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** Lower-cased address. */
    email: text('email').notNull(),
    /** The known browser of the failures; empty for all unknown ones together. */
    browser: text('browser').notNull().default(''),
    count: integer('count').notNull(),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.browser] })],
);

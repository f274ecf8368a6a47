import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import type { Handlers } from '../http/operations';
import { notFound } from '../http/Problem';
import { CHANGE_WINDOW, READ_WINDOW, requireSignature, useSignature } from '../http/signature';
import { trimmedName } from '../users/currentUserHandlers';
import { findUser, signatureHeaders } from '../users/federationHandlers';

/** The calls of the page on which a user of an older system moves here. */
export const migrationHandlers: Handlers<'addMigratedUser' | 'getEmailStatus' | 'updateMigratedUser'> = {
  async addMigratedUser({ database, body, request, now, settings }) {
    const headers = signatureHeaders(request);
    const email = body.email.toLowerCase();
    requireSignature(headers, [email], { secret: settings.signatureSecret, now, window: CHANGE_WINDOW });
    const userId = await database.transaction(async (transaction) => {
      await useSignature(transaction, 'addMigratedUser', headers, now);
      await transaction
        .insert(users)
        .values({ id: randomUUID(), email, ...trimmedName(body), isMigrating: true, createdAt: now })
        .onConflictDoNothing();
      const [user] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email));
      return user?.id;
    });
    if (!userId) throw notFound('user');
    return { userId };
  },

  async getEmailStatus({ database, params, request, now, settings }) {
    const user = await findUser(database, params.userId);
    const facts = user && [user.email.toLowerCase()];
    const options = { secret: settings.signatureSecret, now, window: READ_WINDOW };
    requireSignature(signatureHeaders(request), facts, options);
    return { isEmailVerified: user?.isEmailVerified ?? false };
  },

  async updateMigratedUser(call) {
    const { database, params, body } = call;
    const user = await findUser(database, params.userId);
    // Until the first sign-in the random id, told only by the signed call that made the user, is the permission.
    if (!user?.isMigrating && user?.id !== call.caller.user.id) throw notFound('user');
    await database.update(users).set(trimmedName(body)).where(eq(users.id, params.userId));
    return undefined;
  },
};

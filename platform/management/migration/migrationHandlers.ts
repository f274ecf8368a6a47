import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { verificationLink } from '../../identity/verificationLink';
import { normalisedEmail } from '../../mail/normalisedEmail';
import type { Call, Handlers } from '../operations';
import { invalid, notFound, Problem } from '../../http/Problem';
import {
  CHANGE_WINDOW,
  migrationOf,
  READ_WINDOW,
  requireSignature,
  useSignature,
} from '../../http/signature';
import { trimmedName } from '../users/currentUserHandlers';
import { findUser, signatureHeaders } from '../users/federationHandlers';

/** The operations of the page on which a user of an older system migrates. */
export const migrationHandlers: Handlers<'addMigratedUser' | 'getEmailStatus' | 'updateMigratedUser'> = {
  async addMigratedUser(call) {
    const { database, body, request, now, settings } = call;
    const headers = signatureHeaders(request);
    const email = normalisedEmail(body.email);
    if (email === undefined) throw invalid({ field: 'email', message: 'is no email address' });
    requireSignature(headers, migrationOf(email), {
      secret: settings.signatureSecret,
      now,
      window: CHANGE_WINDOW,
    });
    const userId = await database.transaction(async (transaction) => {
      await useSignature(transaction, 'addMigratedUser', headers, now);
      await transaction
        .insert(users)
        .values({ id: randomUUID(), email, ...trimmedName(body), isMigrating: true, createdAt: now })
        .onConflictDoNothing();
      const [user] = await transaction
        .select({ id: users.id, email: users.email, isEmailVerified: users.isEmailVerified })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email));
      // Within the transaction: without the mail nothing is changed, and the same link can be used again.
      if (user && !user.isEmailVerified) await sendVerification(user, call);
      return user?.id;
    });
    if (!userId) throw notFound('user');
    return { userId };
  },

  async getEmailStatus({ database, params, request, now, settings }) {
    const user = await findUser(database, params.userId);
    const options = { secret: settings.signatureSecret, now, window: READ_WINDOW };
    requireSignature(signatureHeaders(request), user && migrationOf(user.email), options);
    return { isEmailVerified: user?.isEmailVerified ?? false };
  },

  async updateMigratedUser(call) {
    const { database, params, body, request, now, settings } = call;
    const user = await findUser(database, params.userId);
    // Only a migrating user with their link may set their names; knowing the id is not enough.
    if (request.headers.signature !== undefined && user?.isMigrating) {
      const options = { secret: settings.signatureSecret, now, window: READ_WINDOW };
      requireSignature(signatureHeaders(request), migrationOf(user.email), options);
    } else if (user?.id !== call.caller.user.id) throw notFound('user');
    await database.update(users).set(trimmedName(body)).where(eq(users.id, params.userId));
    return undefined;
  },
};

/** @throws Problem 503 when the mail could not be sent */
async function sendVerification(
  { id, email }: { id: string; email: string },
  { mailer, settings, now }: Pick<Call<'addMigratedUser'>, 'mailer' | 'settings' | 'now'>,
): Promise<void> {
  const mail = {
    to: email,
    subject: 'Verify your address',
    text: [
      'Your account is moving to Platen.',
      `Verify your address within a week: ${verificationLink(id, now, settings)}`,
      'If you have not asked for this, do nothing.',
    ].join('\r\n'),
  };
  await mailer.send(mail).catch((cause: unknown) => {
    const message = 'The mail to verify the address could not be sent. Please try again in a moment.';
    throw Object.assign(new Problem(503, message), { cause });
  });
}

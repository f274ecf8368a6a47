import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database';
import { memberships, subscriptions, userGroupMembers, userGroups, users } from '../../database/schema';
import type { Handlers, Schemas } from '../http/operations';
import { conflict, invalid } from '../http/Problem';
import { CHANGE_WINDOW, requireSignature, useSignature, type SignatureHeaders } from '../http/signature';
import { lockSubscription } from '../subscriptions/subscriptionQueries';

/** The signed calls by which an external identity provider's page links a user and passes on groups. */
export const federationHandlers: Handlers<'enableFederation' | 'updateFederatedGroups'> = {
  async enableFederation({ database, params, body, request, now, settings }) {
    const headers = signatureHeaders(request);
    const user = await findUser(database, params.userId);
    const facts = user && [user.email.toLowerCase(), body.newUserId];
    requireSignature(headers, 'enable-federation', facts, {
      secret: settings.signatureSecret,
      now,
      window: CHANGE_WINDOW,
    });
    if (!user) return undefined;
    if (body.email && body.email.toLowerCase() !== user.email.toLowerCase())
      throw invalid({ field: 'email', message: 'is not the address of this user' });
    await database.transaction(async (transaction) => {
      await useSignature(transaction, 'enableFederation', headers, now);
      await requireUnlinked(transaction, user.id, body.newUserId);
      await transaction
        .update(users)
        .set({
          isFederated: true,
          externalUserId: body.newUserId,
          isEmailVerified: true,
          // Whoever signs in elsewhere must not be able to go on with the old password.
          passwordHash: null,
          ...(body.firstName && { firstName: body.firstName.trim() }),
          ...(body.lastName && { lastName: body.lastName.trim() }),
        })
        .where(eq(users.id, user.id));
      await federateMemberships(transaction, user, body, now);
    });
    return undefined;
  },

  async updateFederatedGroups({ database, params, body, request, now, settings }) {
    const headers = signatureHeaders(request);
    const user = await findUser(database, params.userId);
    const groupIds = [...new Set(body.groupIds)].sort();
    const facts = user && [user.email.toLowerCase(), groupIds.join(',')];
    requireSignature(headers, 'federated-groups', facts, {
      secret: settings.signatureSecret,
      now,
      window: CHANGE_WINDOW,
    });
    if (!user || body.userEmail.toLowerCase() !== user.email.toLowerCase())
      throw invalid({ field: 'userEmail', message: 'is not the address of this user' });
    const kept = await database.transaction(async (transaction) => {
      await useSignature(transaction, 'updateFederatedGroups', headers, now);
      return replaceExternalGroups(transaction, user.id, groupIds);
    });
    return { groupIds: kept, userEmail: user.email, userId: user.id };
  },
};

/** The signature headers, whose presence and form the contract has checked. */
export function signatureHeaders(request: FastifyRequest): SignatureHeaders {
  return request.headers as unknown as SignatureHeaders;
}

/** The user of this id. */
export async function findUser(db: Database, id: string): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** @throws Problem 409 when the external identity is another user's: its tokens would be theirs, or either's. */
async function requireUnlinked(transaction: Database, userId: string, externalUserId: string): Promise<void> {
  const others = and(eq(users.externalUserId, externalUserId), ne(users.id, userId));
  if ((await transaction.$count(users, others)) === 0) return;
  const message = 'is linked to another account already';
  throw conflict('This identity is linked to another account already.', { field: 'newUserId', message });
}

async function federateMemberships(
  transaction: Database,
  user: { id: string; email: string },
  { subscriptionIds, customerGuid }: Schemas['EnableFederation'],
  now: Date,
): Promise<void> {
  if (!subscriptionIds) {
    await transaction.update(memberships).set({ isFederated: true }).where(eq(memberships.userId, user.id));
    return;
  }
  const domain = user.email.slice(user.email.lastIndexOf('@') + 1).toLowerCase();
  const wanted = [...new Set(subscriptionIds.map((id) => id.toLowerCase()))];
  const rows = wanted.length
    ? await transaction.select().from(subscriptions).where(inArray(subscriptions.id, wanted))
    : [];
  const open = rows.filter(
    (row) =>
      row.externalIdpDomains.includes(domain) &&
      (customerGuid === undefined || row.clientId === customerGuid.toLowerCase()),
  );
  if (open.length < wanted.length)
    throw invalid({
      field: 'subscriptionIds',
      message: 'A subscription does not take users of this address.',
    });
  for (const { id } of open) {
    await lockSubscription(transaction, id);
    await transaction
      .insert(memberships)
      .values({ subscriptionId: id, userId: user.id, status: 'Active', isFederated: true, invitedAt: now })
      .onConflictDoUpdate({
        target: [memberships.subscriptionId, memberships.userId],
        set: { isFederated: true },
      });
  }
}

async function replaceExternalGroups(
  transaction: Database,
  userId: string,
  externalIds: string[],
): Promise<string[]> {
  const groups = await transaction
    .select({ id: userGroups.id, externalId: userGroups.externalId })
    .from(userGroups)
    .innerJoin(memberships, eq(memberships.subscriptionId, userGroups.subscriptionId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.isFederated, true),
        isNotNull(userGroups.externalId),
      ),
    );
  const wanted = new Set(externalIds);
  const chosen = groups.filter(({ externalId }) => externalId !== null && wanted.has(externalId));
  const all = groups.map(({ id }) => id);
  if (all.length > 0)
    await transaction
      .delete(userGroupMembers)
      .where(and(eq(userGroupMembers.userId, userId), inArray(userGroupMembers.groupId, all)));
  if (chosen.length > 0)
    await transaction.insert(userGroupMembers).values(chosen.map(({ id }) => ({ groupId: id, userId })));
  return externalIds.filter((id) => chosen.some(({ externalId }) => externalId === id));
}

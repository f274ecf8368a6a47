import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { notTheirAddress } from '@/domain/users';
import type { Database } from '../../database';
import { memberships, subscriptions, userGroupMembers, userGroups, users } from '../../database/schema';
import type { Handlers, Schemas } from '../operations';
import { endAllSessions } from '../../identity/sessions';
import { conflict, invalid, notFound, problemOf } from '../../http/Problem';
import { CHANGE_WINDOW, requireSignature, useSignature, type SignatureHeaders } from '../../http/signature';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import { requireProvenDomain } from './domainProof';
import { lockUser } from './lockUser';

/** The signed calls with which an external identity provider's page links a user and sends groups. */
export const federationHandlers: Handlers<'enableFederation' | 'updateFederatedGroups'> = {
  async enableFederation({ database, recorded, params, body, request, now, settings, resolveTxt }) {
    const headers = signatureHeaders(request);
    const path = `/users/${params.userId}/enable-federation`;
    const options = { secret: settings.signatureSecret, now, window: CHANGE_WINDOW };
    requireSignature(headers, { method: 'POST', path, body }, options);
    const user = await findUser(database, params.userId);
    if (!user) throw notFound('user');
    if (body.email && body.email.toLowerCase() !== user.email.toLowerCase())
      throw problemOf(notTheirAddress('email'));
    const joined = await subscriptionsToJoin(database, user, body);
    const domain = domainOf(user.email);
    // Before any lock: name servers are slow.
    for (const subscriptionId of joined ?? [])
      await requireProvenDomain(database, { subscriptionId, domain }, { resolve: resolveTxt, now });
    await recorded(async (transaction) => {
      await useSignature(transaction, 'enableFederation', headers, now);
      const ids = joined ?? (await subscriptionsOf(transaction, user.id));
      for (const id of [...ids].sort()) await lockSubscription(transaction, id);
      if (!(await lockUser(transaction, user.id))) throw notFound('user');
      await requireUnlinked(transaction, user.id, body.newUserId);
      await transaction
        .update(users)
        .set({
          isFederated: true,
          externalUserId: body.newUserId,
          isEmailVerified: true,
          // A federated user must not be able to use the old password.
          passwordHash: null,
          ...(body.firstName && { firstName: body.firstName.trim() }),
          ...(body.lastName && { lastName: body.lastName.trim() }),
        })
        .where(eq(users.id, user.id));
      await endAllSessions(transaction, user.id);
      if (joined) await join(transaction, user.id, joined, now);
      else
        await transaction
          .update(memberships)
          .set({ isFederated: true })
          .where(and(eq(memberships.userId, user.id), inArray(memberships.subscriptionId, ids)));
    });
    return undefined;
  },

  async updateFederatedGroups({ database, params, body, request, now, settings }) {
    const headers = signatureHeaders(request);
    const path = `/users/${params.userId}/federated-groups`;
    const options = { secret: settings.signatureSecret, now, window: CHANGE_WINDOW };
    requireSignature(headers, { method: 'POST', path, body }, options);
    const user = await findUser(database, params.userId);
    const groupIds = [...new Set(body.groupIds)].sort();
    if (!user || body.userEmail.toLowerCase() !== user.email.toLowerCase())
      throw problemOf(notTheirAddress('userEmail'));
    const kept = await database.transaction(async (transaction) => {
      await useSignature(transaction, 'updateFederatedGroups', headers, now);
      return replaceExternalGroups(transaction, user.id, groupIds);
    });
    return { groupIds: kept, userEmail: user.email, userId: user.id };
  },
};

/** Returns the signature headers, whose presence and form the contract has checked. */
export function signatureHeaders(request: FastifyRequest): SignatureHeaders {
  return request.headers as unknown as SignatureHeaders;
}

/** Finds a user by id. */
export async function findUser(db: Database, id: string): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** @throws Problem 409 when another user has the external identity: its tokens would be ambiguous */
async function requireUnlinked(transaction: Database, userId: string, externalUserId: string): Promise<void> {
  const others = and(eq(users.externalUserId, externalUserId), ne(users.id, userId));
  if ((await transaction.$count(users, others)) === 0) return;
  const message = 'is linked to another account already';
  throw conflict('This identity is linked to another account already.', { field: 'newUserId', message });
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * Returns the subscriptions to join, or `undefined` when none are named. @throws Problem 400 when one of them is not
 * open
 */
async function subscriptionsToJoin(
  db: Database,
  user: { email: string },
  { subscriptionIds, customerGuid }: Schemas['EnableFederation'],
): Promise<string[] | undefined> {
  if (!subscriptionIds) return undefined;
  const domain = domainOf(user.email);
  const wanted = [...new Set(subscriptionIds.map((id) => id.toLowerCase()))];
  const rows = wanted.length
    ? await db.select().from(subscriptions).where(inArray(subscriptions.id, wanted))
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
  return wanted;
}

/** Selects the subscriptions of the user, including invitations. */
async function subscriptionsOf(transaction: Database, userId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: memberships.subscriptionId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.map(({ id }) => id);
}

async function join(transaction: Database, userId: string, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((subscriptionId) => ({
    subscriptionId,
    userId,
    status: 'Active' as const,
    isFederated: true,
    invitedAt: now,
  }));
  await transaction
    .insert(memberships)
    .values(rows)
    .onConflictDoUpdate({
      target: [memberships.subscriptionId, memberships.userId],
      set: {
        isFederated: true,
        // Signing in through the provider of a subscription accepts its invitation.
        status: sql`case when ${memberships.status} = 'Pending' then 'Active' else ${memberships.status} end`,
      },
    });
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

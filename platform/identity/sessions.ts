import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { identityArtifacts } from './schema';

/** The claim of a person's tokens that names the grant they came of, one for each sign-in. */
export const SESSION_ID = 'sid';

/** What a grant has given out, which ends with it. */
const GRANTED = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

const { model, id, payload, grantId: ofGrant, expiresAt } = identityArtifacts;

/** What the identity provider still holds for true. */
export const notExpired = or(isNull(expiresAt), gt(expiresAt, sql`now()`));

/** Whether the payload names this account at the path, whose steps are parted by commas. */
function holder(path: string, accountId: string) {
  return sql`${payload} #>> string_to_array(${path}, ',') = ${accountId}`;
}

/** Whether a grant, from which all tokens of one sign-in come, is this account's and has not ended; asked at every call. */
export async function isGrantGoingOn(db: Database, grantId: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(identityArtifacts)
    .where(and(eq(model, 'Grant'), eq(id, grantId), holder('accountId', accountId), notExpired))
    .limit(1);
  return rows.length > 0;
}

/** Ends a grant and the tokens and codes that came of it. */
export async function endGrant(db: Database, grantId: string): Promise<void> {
  await db
    .delete(identityArtifacts)
    .where(or(and(eq(model, 'Grant'), eq(id, grantId)), and(inArray(model, GRANTED), eq(ofGrant, grantId))));
}

/**
 * Ends everything an account is signed in with, everywhere: sessions, grants and what came of them, and sign-ins that
 * are not finished.
 */
export async function endAllSessions(db: Database, accountId: string): Promise<void> {
  await db
    .delete(identityArtifacts)
    .where(
      or(
        holder('accountId', accountId),
        holder('session,accountId', accountId),
        holder('result,login,accountId', accountId),
      ),
    );
}

import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { identityArtifacts } from './schema';

/** The claim of a person's tokens with their grant, one for each sign-in. */
export const SESSION_ID = 'sid';

/** Artifacts issued from a grant, which end with it. */
const GRANTED = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

const { model, id, payload, grantId: ofGrant, expiresAt } = identityArtifacts;

/** Matches artifacts that have not expired. */
export const notExpired = or(isNull(expiresAt), gt(expiresAt, sql`now()`));

/** Whether the payload contains this account at the path, with steps separated by commas. */
function holder(path: string, accountId: string) {
  return sql`${payload} #>> string_to_array(${path}, ',') = ${accountId}`;
}

/**
 * Whether a grant, from which all tokens of one sign-in come, belongs to this account and is open; checked on every
 * call.
 */
export async function isGrantGoingOn(db: Database, grantId: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(identityArtifacts)
    .where(and(eq(model, 'Grant'), eq(id, grantId), holder('accountId', accountId), notExpired))
    .limit(1);
  return rows.length > 0;
}

/** Ends a grant with its tokens and codes. */
export async function endGrant(db: Database, grantId: string): Promise<void> {
  await db
    .delete(identityArtifacts)
    .where(or(and(eq(model, 'Grant'), eq(id, grantId)), and(inArray(model, GRANTED), eq(ofGrant, grantId))));
}

/** Ends every sign-in of an account: sessions, grants with their tokens, and unfinished sign-ins. */
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

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { errors, type Adapter, type AdapterConstructor, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../database';
import { findIntegrationClient } from './integrationClients';
import { identityArtifacts } from './schema';
import { createSweeper } from './createSweeper';
import { endGrant, notExpired } from './sessions';

/**
 * Stores the identity provider's artifacts in the database, so that sessions survive a restart and several processes
 * share them. Expired artifacts are never returned, and are deleted later.
 */
export function createAdapter(db: Database): AdapterConstructor {
  const sweep = createSweeper(db);
  return class DatabaseAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const row = {
        payload: payload as Record<string, unknown>,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await sweep();
      await db
        .insert(identityArtifacts)
        .values({ model: this.#model, id, ...row })
        .onConflictDoUpdate({ target: [identityArtifacts.model, identityArtifacts.id], set: row });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      // Ids come from outside, and the database refuses queries with this character.
      if (id.includes('\0')) return undefined;
      if (this.#model === 'Client') return findIntegrationClient(db, id);
      return this.#first(eq(identityArtifacts.id, id));
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#first(eq(identityArtifacts.uid, uid));
    }

    findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.#first(eq(identityArtifacts.userCode, userCode));
    }

    /**
     * Lets one of several concurrent consumers through, across processes: the library checks first and consumes later,
     * so that both may find the token unused. For the others it is reuse, which ends the grant.
     * @throws errors.InvalidGrant
     */
    async consume(id: string): Promise<void> {
      const own = and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.id, id));
      const consumed = await db
        .update(identityArtifacts)
        .set({ consumedAt: new Date() })
        .where(and(own, isNull(identityArtifacts.consumedAt)))
        .returning({ id: identityArtifacts.id });
      if (consumed.length > 0) return;
      const [used] = await db
        .select({ grantId: identityArtifacts.grantId })
        .from(identityArtifacts)
        .where(own);
      if (used?.grantId) await endGrant(db, used.grantId);
      throw new errors.InvalidGrant('already used');
    }

    async destroy(id: string): Promise<void> {
      await db
        .delete(identityArtifacts)
        .where(and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.id, id)));
    }

    /** Only of this model: interactions carry a grant too, and a revoked grant must not end a sign-in in progress. */
    async revokeByGrantId(grantId: string): Promise<void> {
      await db
        .delete(identityArtifacts)
        .where(and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.grantId, grantId)));
    }

    async #first(condition: SQL): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select()
        .from(identityArtifacts)
        .where(and(eq(identityArtifacts.model, this.#model), condition, notExpired))
        .limit(1);
      if (!row) return undefined;
      return {
        ...row.payload,
        ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }),
      };
    }
  };
}

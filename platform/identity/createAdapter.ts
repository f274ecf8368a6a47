import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';
import type { Database } from '../database';
import { identityArtifacts } from './schema';

const notExpired = or(isNull(identityArtifacts.expiresAt), gt(identityArtifacts.expiresAt, sql`now()`));

/**
 * The identity provider's storage in the platform's database, so that a restart signs nobody out and several
 * processes share their sessions. An expired artifact is never returned.
 */
export function createAdapter(db: Database): AdapterConstructor {
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
      await db
        .insert(identityArtifacts)
        .values({ model: this.#model, id, ...row })
        .onConflictDoUpdate({ target: [identityArtifacts.model, identityArtifacts.id], set: row });
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#first(eq(identityArtifacts.id, id));
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#first(eq(identityArtifacts.uid, uid));
    }

    findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.#first(eq(identityArtifacts.userCode, userCode));
    }

    async consume(id: string): Promise<void> {
      await db
        .update(identityArtifacts)
        .set({ consumedAt: new Date() })
        .where(and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.id, id)));
    }

    async destroy(id: string): Promise<void> {
      await db
        .delete(identityArtifacts)
        .where(and(eq(identityArtifacts.model, this.#model), eq(identityArtifacts.id, id)));
    }

    /** Of this model only: interactions carry a grant too, and a revoked grant must not end a sign-in under way. */
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

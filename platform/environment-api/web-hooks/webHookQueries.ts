import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { openSealed, sealText } from '../../connectors';
import type { Database } from '../../database';
import { webHookDeliveries, webHooks } from '../../database/schema';
import { notFound } from '../../http/Problem';

type WebHookRow = typeof webHooks.$inferSelect;
type DeliveryRow = typeof webHookDeliveries.$inferSelect;

/** Selects the web hooks of an environment, by name. */
export function selectWebHooks(db: Database, environmentId: string): Promise<WebHookRow[]> {
  return db
    .select()
    .from(webHooks)
    .where(eq(webHooks.environmentId, environmentId))
    .orderBy(asc(sql`${webHooks.nameKey} collate "C"`), asc(webHooks.id));
}

/** Returns a web hook of the environment. @throws Problem 404 */
export async function requireWebHook(db: Database, environmentId: string, id: string): Promise<WebHookRow> {
  const [row] = await db
    .select()
    .from(webHooks)
    .where(and(eq(webHooks.environmentId, environmentId), eq(webHooks.id, id)));
  if (!row) throw notFound('web hook');
  return row;
}

/** Returns a delivery of a web hook, locked until the transaction ends. @throws Problem 404 */
export async function lockDelivery(db: Database, webHookId: string, id: string): Promise<DeliveryRow> {
  const [row] = await db
    .select()
    .from(webHookDeliveries)
    .where(and(eq(webHookDeliveries.webHookId, webHookId), eq(webHookDeliveries.id, id)))
    .for('update');
  if (!row) throw notFound('delivery');
  return row;
}

const SECRET_BYTES = 32;
const sealLabel = (webHookId: string) => `web hook ${webHookId}`;

/** Creates a secret, to be shown once, and its sealed form. */
export function newSecret(signatureSecret: string, webHookId: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, sealed: sealText(signatureSecret, sealLabel(webHookId), secret) };
}

/** Decrypts the secret of a web hook; `undefined` when sealed with another platform secret. */
export const openSecret = (
  signatureSecret: string,
  { id, secret }: Pick<WebHookRow, 'id' | 'secret'>,
): string | undefined => openSealed(signatureSecret, sealLabel(id), secret);

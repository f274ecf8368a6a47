import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { EDITOR_SILENCE, MOST_EDITORS, type OtherEditor } from '@/domain/templates';
import { displayName } from '@/domain/users';
import { templateEditors, users } from '../../database/schema';
import type { Database } from '../../database';
import { forbidden } from '../../http/Problem';
import type { Actor, Call } from '../operations';
import { requireTemplate } from './templateQueries';

/** Returns the caller's user id. @throws Problem 403 for an integration, which opens no editor */
function personIn(actor: Actor): string {
  if ('userId' in actor) return actor.userId;
  throw forbidden('Templates are opened by people.');
}

/** Records that an editor has a template open. @returns its other editors @throws Problem 403 or 404 */
export function announceTemplateEditor(
  call: Call<'announceTemplateEditor'>,
): Promise<{ data: OtherEditor[] }> {
  const { database, environment, params, actor, now } = call;
  const userId = personIn(actor);
  return database.transaction(async (transaction) => {
    const { id: templateId } = await requireTemplate(transaction, environment.id, params.templateId);
    await transaction.delete(templateEditors).where(lte(templateEditors.expiresAt, now));
    const expiresAt = new Date(now.getTime() + EDITOR_SILENCE);
    await transaction
      .insert(templateEditors)
      .values({ id: params.editorId, templateId, userId, openedAt: now, expiresAt })
      .onConflictDoUpdate({
        target: templateEditors.id,
        set: { templateId, expiresAt },
        // A user can't update another user's editor.
        setWhere: eq(templateEditors.userId, userId),
      });
    await makeRoom(transaction, { id: params.editorId, templateId, userId });
    const rows = await transaction
      .select({
        id: templateEditors.id,
        userId: templateEditors.userId,
        openedAt: templateEditors.openedAt,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      })
      .from(templateEditors)
      .innerJoin(users, eq(users.id, templateEditors.userId))
      .where(
        and(
          eq(templateEditors.templateId, templateId),
          ne(templateEditors.id, params.editorId),
          gt(templateEditors.expiresAt, now),
        ),
      )
      .orderBy(templateEditors.openedAt, templateEditors.id);
    const data = rows.map(({ id, openedAt, ...person }) => ({
      editorId: id,
      name: displayName(person),
      isYou: person.userId === userId,
      openSince: openedAt.toISOString(),
    }));
    return { data };
  });
}

/** Deletes the other editors of a user that reported least recently, beyond the limit. */
async function makeRoom(
  transaction: Database,
  { id, templateId, userId }: { id: string; templateId: string; userId: string },
): Promise<void> {
  const tooMany = transaction
    .select({ id: templateEditors.id })
    .from(templateEditors)
    .where(
      and(
        eq(templateEditors.templateId, templateId),
        eq(templateEditors.userId, userId),
        ne(templateEditors.id, id),
      ),
    )
    .orderBy(desc(templateEditors.expiresAt), desc(templateEditors.openedAt), templateEditors.id)
    .offset(MOST_EDITORS - 1);
  await transaction.delete(templateEditors).where(inArray(templateEditors.id, tooMany));
}

/** Deletes an editor of the caller. @throws Problem 403 or 404 */
export async function leaveTemplateEditor(call: Call<'leaveTemplateEditor'>): Promise<undefined> {
  const { database, environment, params, actor } = call;
  const userId = personIn(actor);
  await requireTemplate(database, environment.id, params.templateId);
  await database
    .delete(templateEditors)
    .where(and(eq(templateEditors.id, params.editorId), eq(templateEditors.userId, userId)));
  return undefined;
}

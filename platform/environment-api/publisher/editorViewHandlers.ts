import { and, eq, sql } from 'drizzle-orm';
import {
  describeEditorView,
  EDITOR_VIEW_SORTS,
  EDITOR_VIEW_WORDS,
  readEditorView,
  refusalOfViewPreference,
  refusalOfWorkspace,
  type EditorViewContent,
  type EditorViewKind,
  type SavedEditorView,
} from '@/domain/editor-views';
import { itemNameKey } from '@/domain/item-name';
import type { Refusal } from '@/domain/refusal';
import { editorViews } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { byId, byNameKey, isFound, listPage, requireSorting, type SortKey } from '../../http/listing';
import type { Call, Handlers } from '../operations';

type Ids =
  | 'listWorkspaces'
  | 'createWorkspace'
  | 'saveWorkspace'
  | 'deleteWorkspace'
  | 'listViewPreferences'
  | 'createViewPreference'
  | 'saveViewPreference'
  | 'deleteViewPreference';

type Place = Pick<Call<Ids>, 'database' | 'environment' | 'now'>;

/** Makes the handlers for one kind of view. */
function viewsOf<Content extends EditorViewContent>(
  kind: EditorViewKind,
  refusalOf: (content: Content) => Refusal | undefined,
) {
  const { nameKey, createdAt, modifiedAt, id } = editorViews;
  const ofEnvironment = (environmentId: string) =>
    and(eq(editorViews.environmentId, environmentId), eq(editorViews.kind, kind));
  const one = (environmentId: string, viewId: string) => and(ofEnvironment(environmentId), eq(id, viewId));
  const what = EDITOR_VIEW_WORDS[kind];
  const describe = (row: typeof editorViews.$inferSelect) =>
    describeEditorView({ ...row, content: row.content as Content });
  const answer = (row: typeof editorViews.$inferSelect | undefined) => {
    if (!row) throw notFound(what);
    return { data: describe(row) };
  };
  const requireContent = (body: SavedEditorView<Content>) => {
    const read = readEditorView(body, refusalOf);
    if ('refusal' in read) throw problemOf(read.refusal);
    return read.value;
  };
  return {
    async list(call: Call<'listWorkspaces' | 'listViewPreferences'>) {
      const { database, environment, query = {} } = call;
      const { by, direction } = requireSorting(query, EDITOR_VIEW_SORTS, { by: 'name', direction: 'asc' });
      const found = and(
        ofEnvironment(environment.id),
        isFound(sql`${nameKey}`, itemNameKey(query.search ?? '')),
      );
      const key: SortKey =
        by === 'name'
          ? byNameKey(sql`${nameKey}`, direction)
          : { expression: sql`${by === 'created' ? createdAt : modifiedAt}`, type: 'timestamptz', direction };
      const page = await listPage(
        { ...call, query },
        {
          order: [key, byId(sql`${id}`)],
          select: ({ keys, after, orderBy, limit }) =>
            database
              .select({ item: editorViews, keys })
              .from(editorViews)
              .where(and(found, after))
              .orderBy(...orderBy)
              .limit(limit),
          count: () => database.$count(editorViews, found),
        },
      );
      return { ...page, data: page.data.map(describe) };
    },
    async create({ database, environment, now }: Place, body: SavedEditorView<Content>) {
      const dates = { createdAt: now, modifiedAt: now };
      const rows = await database
        .insert(editorViews)
        .values({ environmentId: environment.id, kind, ...requireContent(body), ...dates })
        .returning();
      return answer(rows[0]);
    },
    async save({ database, environment, now }: Place, viewId: string, body: SavedEditorView<Content>) {
      const rows = await database
        .update(editorViews)
        .set({ ...requireContent(body), modifiedAt: now })
        .where(one(environment.id, viewId))
        .returning();
      return answer(rows[0]);
    },
    async remove({ database, environment }: Place, viewId: string): Promise<undefined> {
      const gone = await database.delete(editorViews).where(one(environment.id, viewId)).returning({ id });
      if (gone.length === 0) throw notFound(what);
    },
  };
}

const workspaces = viewsOf('workspace', refusalOfWorkspace);
const viewPreferences = viewsOf('viewPreference', refusalOfViewPreference);

/** The workspaces and view preferences of an environment. */
export const editorViewHandlers: Handlers<Ids> = {
  listWorkspaces: workspaces.list,
  createWorkspace: (call) => workspaces.create(call, call.body),
  saveWorkspace: (call) => workspaces.save(call, call.params.workspaceId, call.body),
  deleteWorkspace: (call) => workspaces.remove(call, call.params.workspaceId),
  listViewPreferences: viewPreferences.list,
  createViewPreference: (call) => viewPreferences.create(call, call.body),
  saveViewPreference: (call) => viewPreferences.save(call, call.params.viewPreferenceId, call.body),
  deleteViewPreference: (call) => viewPreferences.remove(call, call.params.viewPreferenceId),
};

import {
  describeEditorView,
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
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { notFound, problemOf } from '../MockProblem';
import type { MockEditorView } from '../mockStore';

/** Creates the operations on one kind of views; all rows of a kind have its content. */
function viewsOf<Content extends EditorViewContent>(
  kind: EditorViewKind,
  refusalOf: (content: Content) => Refusal | undefined,
) {
  const rowsIn = ({ store, environmentId }: InEnvironment) =>
    store.editorViews.filter((row) => row.environmentId === environmentId && row.kind === kind);
  const requireView = (call: InEnvironment, id: string) => {
    const row = rowsIn(call).find((view) => view.id === id);
    if (!row) throw notFound(EDITOR_VIEW_WORDS[kind]);
    return row;
  };
  const describe = (row: MockEditorView) => describeEditorView({ ...row, content: row.content as Content });
  const contentOf = (body: SavedEditorView<Content>) => {
    const read = readEditorView(body, refusalOf);
    if ('refusal' in read) throw problemOf(read.refusal);
    return read.value;
  };
  return {
    list(call: InEnvironment & { readonly query: Parameters<typeof mockPage>[1] }, path: string) {
      const { rows, ...page } = mockPage(path, call.query, {
        rows: rowsIn(call),
        sorts: {
          name: ({ name }) => itemNameKey(name),
          created: ({ createdAt }) => createdAt.toISOString(),
          modified: ({ modifiedAt }) => modifiedAt.toISOString(),
        },
        initial: { by: 'name', direction: 'asc' },
      });
      return { ...page, data: rows.map(describe) };
    },
    create(call: InEnvironment, body: SavedEditorView<Content>) {
      const { store, environmentId } = call;
      const row: MockEditorView = {
        id: store.nextId(kind),
        environmentId,
        kind,
        ...contentOf(body),
        createdAt: store.now,
        modifiedAt: store.now,
      };
      store.editorViews.push(row);
      return { data: describe(row) };
    },
    save(call: InEnvironment, id: string, body: SavedEditorView<Content>) {
      const content = contentOf(body);
      return {
        data: describe(Object.assign(requireView(call, id), content, { modifiedAt: call.store.now })),
      };
    },
    remove(call: InEnvironment, id: string): undefined {
      const row = requireView(call, id);
      call.store.editorViews = call.store.editorViews.filter((other) => other !== row);
    },
  };
}

const workspaces = viewsOf('workspace', refusalOfWorkspace);
const viewPreferences = viewsOf('viewPreference', refusalOfViewPreference);
const WORKSPACE = '/workspaces/{workspaceId}';
const VIEW_PREFERENCE = '/view-preferences/{viewPreferenceId}';

/** Workspaces and view preferences of an environment. */
export const editorViewOperations = [
  defineEnvironmentOperation('get', '/workspaces', 200, (call) => workspaces.list(call, '/workspaces')),
  defineEnvironmentOperation('post', '/workspaces', 201, (call) => workspaces.create(call, call.body)),
  defineEnvironmentOperation('put', WORKSPACE, 200, (call) =>
    workspaces.save(call, call.path.workspaceId, call.body),
  ),
  defineEnvironmentOperation('delete', WORKSPACE, 204, (call) =>
    workspaces.remove(call, call.path.workspaceId),
  ),
  defineEnvironmentOperation('get', '/view-preferences', 200, (call) =>
    viewPreferences.list(call, '/view-preferences'),
  ),
  defineEnvironmentOperation('post', '/view-preferences', 201, (call) =>
    viewPreferences.create(call, call.body),
  ),
  defineEnvironmentOperation('put', VIEW_PREFERENCE, 200, (call) =>
    viewPreferences.save(call, call.path.viewPreferenceId, call.body),
  ),
  defineEnvironmentOperation('delete', VIEW_PREFERENCE, 204, (call) =>
    viewPreferences.remove(call, call.path.viewPreferenceId),
  ),
];

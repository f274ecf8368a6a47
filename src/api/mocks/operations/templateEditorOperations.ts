import { EDITOR_SILENCE, MOST_EDITORS } from '@/domain/templates';
import { displayName } from '@/domain/users';
import { defineEnvironmentOperation } from '../defineOperation';
import { requireTemplate } from './templateRows';

/** Open editors of templates. */
export const templateEditorOperations = [
  defineEnvironmentOperation('put', '/templates/{templateId}/editors/{editorId}', 200, (call) => {
    const { store, actor, path } = call;
    const { id: templateId } = requireTemplate(call, path.templateId);
    const now = store.now.getTime();
    const present = store.templateEditors.filter(({ expiresAt }) => expiresAt > now);
    const own = present.find(({ id }) => id === path.editorId);
    const expiresAt = now + EDITOR_SILENCE;
    if (!own)
      present.push({
        id: path.editorId,
        templateId,
        userId: actor.user.id,
        openedAt: store.now,
        expiresAt,
      });
    else if (own.userId === actor.user.id) own.expiresAt = expiresAt;
    const older = present
      .filter(
        (each) =>
          each.templateId === templateId && each.userId === actor.user.id && each.id !== path.editorId,
      )
      .sort((one, other) => other.expiresAt - one.expiresAt)
      .slice(MOST_EDITORS - 1);
    store.templateEditors = present.filter((each) => !older.includes(each));
    const data = store.templateEditors.flatMap((editor) => {
      const user = store.users.find(({ id }) => id === editor.userId);
      if (!user || editor.templateId !== templateId || editor.id === path.editorId) return [];
      const { id: editorId, openedAt, userId } = editor;
      const isYou = userId === actor.user.id;
      return { editorId, name: displayName(user), isYou, openSince: openedAt.toISOString() };
    });
    return { data };
  }),
  defineEnvironmentOperation('delete', '/templates/{templateId}/editors/{editorId}', 204, (call) => {
    requireTemplate(call, call.path.templateId);
    call.store.templateEditors = call.store.templateEditors.filter(
      ({ id, userId }) => id !== call.path.editorId || userId !== call.actor.user.id,
    );
    return undefined;
  }),
];

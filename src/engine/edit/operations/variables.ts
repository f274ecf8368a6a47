import * as z from 'zod/mini';
import type { Id } from '../../document';
import { id, name, wholeBetween } from '../../document/schema/primitives';
import { variable } from '../../document/schema/variable';
import { visibility } from '../../document/schema/visibility';
import { insert, move, remove } from '../collections';
import { variableOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { forgetVariable } from '../references';

const at = wholeBetween(0, 10_000);

/** Returns the variables and groups in a group. */
const membersOf = (draft: DocumentDraft, groupId: Id): Id[] =>
  draft.variables.order.filter((other) => draft.variables.items[other]?.parentId === groupId);

/** Removes a variable with its uses; a group with all its members. */
function deleteBranch(draft: DocumentDraft, variableId: Id): void {
  const branch = [variableId];
  // The array grows during the loop.
  for (const gone of branch) branch.push(...membersOf(draft, gone));
  for (const gone of branch) {
    forgetVariable(draft, gone);
    remove(draft.variables, gone);
  }
}

/** Operations on variables and their groups. */
export const variables = {
  addVariable: operation(
    { variableId: id, variable, at: z.exactOptional(at) },
    (draft, { variableId, variable: added, at: index }) => insert(draft.variables, variableId, added, index),
  ),
  setVariable: operation({ variableId: id, variable }, (draft, { variableId, variable: changed }) => {
    const before = variableOf(draft, variableId);
    if ((before.type === 'group') !== (changed.type === 'group')) refuse('A group stays a group.');
    draft.variables.items[variableId] = changed;
  }),
  renameVariable: operation({ variableId: id, name }, (draft, payload) => {
    variableOf(draft, payload.variableId).name = payload.name;
  }),
  setVariableVisibility: operation({ variableId: id, visibility }, (draft, payload) => {
    const changed = variableOf(draft, payload.variableId);
    if (changed.type === 'group') return refuse('A group is shown with what it holds.');
    changed.visibility = payload.visibility;
  }),
  moveVariable: operation(
    { variableId: id, parentId: z.nullable(id), to: at },
    (draft, { variableId, parentId, to }) => {
      const moved = variableOf(draft, variableId);
      if (parentId === null) delete moved.parentId;
      else moved.parentId = parentId;
      move(draft.variables, variableId, to);
    },
  ),
  deleteVariable: operation(
    { variableId: id, keepMembers: z.exactOptional(z.boolean()) },
    (draft, { variableId, keepMembers }) => {
      const { parentId } = variableOf(draft, variableId);
      for (const member of keepMembers ? membersOf(draft, variableId) : []) {
        const moved = variableOf(draft, member);
        if (parentId === undefined) delete moved.parentId;
        else moved.parentId = parentId;
      }
      deleteBranch(draft, variableId);
    },
  ),
};

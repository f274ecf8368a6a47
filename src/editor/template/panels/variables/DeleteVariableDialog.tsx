import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { RadioGroup } from '@/components/RadioGroup';
import { usesOf, type Document, type Id } from '@/engine/document';
import { getAncestors } from '../rows/rows';
import { variableRows } from './kinds';
import { describeUse } from './Uses';

/** The fate of the variables in a group that is deleted. */
type Members = 'deleted' | 'kept';

/** Returns the variables in a group, including nested groups. */
function membersOf(document: Document, id: Id): readonly Id[] {
  const rows = variableRows(document);
  return document.variables.order.filter((other) => getAncestors(rows, other).includes(id));
}

/** Describes where variables are used; `undefined` if nowhere. */
function describeUses(document: Document, going: readonly Id[]): string | undefined {
  const uses = [
    ...new Set(going.flatMap((id) => usesOf(document, id).map((use) => describeUse(document, use)))),
  ];
  return uses.length === 0 ? undefined : `It is removed from these places: ${uses.join(', ')}.`;
}

/** Whether a variable can be deleted without a question: it is unused and has no members. */
export const canDeleteUnasked = (document: Document, id: Id): boolean =>
  membersOf(document, id).length === 0 && describeUses(document, [id]) === undefined;

interface DeleteVariableDialogProps {
  document: Document;
  variableId: Id;
  /** Called with whether the members of the group stay. */
  onDelete: (keepMembers: boolean) => void;
  onClose: () => void;
}

/** Asks before a variable is deleted; for a group, also what happens to its members. */
export function DeleteVariableDialog({ document, variableId, onDelete, onClose }: DeleteVariableDialogProps) {
  const [members, setMembers] = useState<Members>('kept');
  const within = membersOf(document, variableId);
  const keepsMembers = within.length > 0 && members === 'kept';
  const uses = describeUses(document, keepsMembers ? [variableId] : [variableId, ...within]);
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${document.variables.items[variableId]?.name ?? 'the variable'}?`}
      description={uses}
      details={
        within.length > 0 && (
          <RadioGroup<Members>
            label={within.length === 1 ? 'The variable in it' : `The ${within.length} variables in it`}
            options={[
              { value: 'kept', label: 'Move one level up' },
              { value: 'deleted', label: 'Delete too' },
            ]}
            value={members}
            onValueChange={setMembers}
          />
        )
      }
      confirmLabel="Delete"
      onOpenChange={onClose}
      onConfirm={() => onDelete(keepsMembers)}
    />
  );
}

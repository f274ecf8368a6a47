import { useState } from 'react';
import type { UserWithEtag } from '@/api/users';
import { Stack } from '@/components/Stack';
import { readRoleEntries, sameRoles } from '@/domain/access';
import { Panel } from '@/product/Panel';
import type { Directory } from '../directory';
import type { UserPermissions } from '../userActions';
import { AccessExplained } from './AccessExplained';
import type { AccessAsked, AccessContext } from './accessTargets';
import { IndividualAccess, type AccessDraft } from './IndividualAccess';

interface UserAccessProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  context: AccessContext;
  asked: AccessAsked;
  onAskedChange: (asked: AccessAsked) => void;
}

/** The individual roles of a user, and the combined access with groups. */
export function UserAccess({ context, asked, onAskedChange, ...shared }: UserAccessProps) {
  const [draft, setDraft] = useState<AccessDraft>();
  const isDirty =
    draft !== undefined && !sameRoles(draft.roles, readRoleEntries(shared.user.environmentRoles));
  return (
    <Stack gap="6" css={{ maxWidth: '$content' }}>
      <Panel what="Individual access">
        <IndividualAccess {...shared} draft={draft} isDirty={isDirty} onDraftChange={setDraft} />
      </Panel>
      <Panel what="Access explained">
        <AccessExplained
          {...shared}
          context={context}
          asked={asked}
          onAskedChange={onAskedChange}
          isDraftOpen={isDirty}
        />
      </Panel>
    </Stack>
  );
}

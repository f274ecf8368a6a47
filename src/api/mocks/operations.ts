import type { MockOperation } from './defineOperation';
import { activityOperations } from './operations/activityOperations';
import { environmentOperations } from './operations/environmentOperations';
import { integrationOperations } from './operations/integrationOperations';
import { invitationOperations } from './operations/invitationOperations';
import { memberOperations } from './operations/memberOperations';
import { migrationOperations } from './operations/migrationOperations';
import { myInvitationOperations } from './operations/myInvitationOperations';
import { ownedItemOperations } from './operations/ownedItemOperations';
import { reportOperations } from './operations/reportOperations';
import { subscriptionOperations } from './operations/subscriptionOperations';
import { userGroupOperations } from './operations/userGroupOperations';
import { userOperations } from './operations/userOperations';
import { userTaskOperations } from './operations/userTaskOperations';

/** Every operation of the contract; a path with a fixed word comes before one with a parameter in its place. */
export const operations: readonly MockOperation[] = [
  ...activityOperations,
  ...environmentOperations,
  ...subscriptionOperations,
  ...invitationOperations,
  ...myInvitationOperations,
  ...migrationOperations,
  ...userOperations,
  ...memberOperations,
  ...ownedItemOperations,
  ...userTaskOperations,
  ...userGroupOperations,
  ...integrationOperations,
  ...reportOperations,
];

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

/** All operations of the contract; fixed paths precede those with a parameter in the same position. */
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

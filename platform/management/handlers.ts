import { activityHandlers } from './activity/activityHandlers';
import { environmentHandlers } from './environments/environmentHandlers';
import type { Handlers, OperationId } from './operations';
import { integrationHandlers } from './integrations/integrationHandlers';
import { migrationHandlers } from './migration/migrationHandlers';
import { otherHandlers } from './other/otherHandlers';
import { reportHandlers } from './reports/reportHandlers';
import { subscriptionHandlers } from './subscriptions/subscriptionHandlers';
import { groupMemberHandlers } from './user-groups/groupMemberHandlers';
import { userGroupHandlers } from './user-groups/userGroupHandlers';
import { currentUserHandlers } from './users/currentUserHandlers';
import { federationHandlers } from './users/federationHandlers';
import { invitationHandlers } from './users/invitationHandlers';
import { membershipHandlers } from './users/membershipHandlers';
import { myInvitationHandlers } from './users/myInvitationHandlers';
import { ownedItemHandlers } from './users/ownedItemHandlers';
import { userTaskHandlers } from './users/tasks/userTaskHandlers';
import { userRoleHandlers } from './users/userRoleHandlers';

/** A handler for every operation of the contract; a missing one does not compile. */
export const handlers: Handlers<OperationId> = {
  ...activityHandlers,
  ...environmentHandlers,
  ...subscriptionHandlers,
  ...currentUserHandlers,
  ...invitationHandlers,
  ...myInvitationHandlers,
  ...membershipHandlers,
  ...ownedItemHandlers,
  ...userTaskHandlers,
  ...userRoleHandlers,
  ...federationHandlers,
  ...migrationHandlers,
  ...userGroupHandlers,
  ...groupMemberHandlers,
  ...integrationHandlers,
  ...reportHandlers,
  ...otherHandlers,
};

export {
  ENVIRONMENTS_OF_OTHERS,
  GROUPS_OF_OTHERS,
  NO_SEATS_THROUGH_GROUPS,
  refusalOfGroupChange,
  refusalOfGroupDeletion,
  refusalOfGroupRoles,
  refusalOfGroups,
  refusalOfLeaving,
  refusalOfMembers,
} from './refusals';

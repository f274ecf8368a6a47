export {
  conflicting,
  invalidField,
  nameTaken,
  noSuch,
  notAllowed,
  OUTDATED_GROUP,
  OUTDATED_ROLES,
  type FieldFault,
  type Refusal,
} from './refusal';

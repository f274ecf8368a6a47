export {
  conflicting,
  invalidChoice,
  invalidField,
  nameTaken,
  noSuch,
  notAllowed,
  OUTDATED_GROUP,
  OUTDATED_ROLES,
  tooOften,
  type FieldFault,
  type Refusal,
  type RefusalFacts,
} from './refusal';

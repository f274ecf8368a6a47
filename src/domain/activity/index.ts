export {
  changesBetween,
  describeEntry,
  objectKey,
  resultOf,
  type ActivityChange,
  type ActivityRecord,
  type ActivityResult,
  type ActivityState,
  type ActivityValue,
  type ActorKind,
} from './entry';
export { ACTIVITY_DAYS, readActivityFilters, type ActivityFilters, type ActivityQuery } from './filters';
export {
  ACTIVITY_KINDS,
  ENVIRONMENT_WRITES,
  MANAGEMENT_WRITES,
  UNRECORDED,
  writeOf,
  type ActivityKind,
  type EnvironmentWrite,
  type ManagementWrite,
} from './writes';

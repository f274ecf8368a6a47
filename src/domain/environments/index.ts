export {
  DEPLOYMENT_TYPES,
  ENVIRONMENT_TYPES,
  LONGEST_ENVIRONMENT_DESCRIPTION,
  LONGEST_ENVIRONMENT_NAME,
  REGIONS,
  STORAGE_CATEGORIES,
  type EnvironmentType,
} from './environmentValues';
export { firstFree, refusalOfEnvironment, refusalOfFirstRoles, usualEnvironmentName } from './newEnvironment';
export { technicalName } from './technicalName';

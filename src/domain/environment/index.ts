export {
  DEPLOYMENT_TYPES,
  ENVIRONMENT_TYPES,
  REGIONS,
  STORAGE_CATEGORIES,
  type EnvironmentType,
} from './environmentValues';
export { firstFree, refusalOfEnvironment, refusalOfFirstRoles, usualEnvironmentName } from './newEnvironment';
export { technicalName } from './technicalName';

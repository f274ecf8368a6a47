export {
  DEPLOYMENT_TYPES,
  ENVIRONMENT_TYPES,
  REGIONS,
  SORT_DIRECTIONS,
  STORAGE_CATEGORIES,
  type DeploymentType,
  type EnvironmentType,
  type Region,
  type SortDirection,
  type StorageCategory,
} from './environmentValues';

export { ACTION_THREAD_POLICY, DRAWING_THREAD_POLICY, TABLE_THREAD_POLICY } from './threadPolicies';
export {
  parseConfiguration,
  parseFeatureFlags,
  type Configuration,
  type ConfigurationError,
  type Parsed,
} from './configuration';
export { isProductionHost } from './isProductionHost';

export { ACTION_THREAD_POLICY } from './actionThreadPolicy';
export {
  parseConfiguration,
  parseFeatureFlags,
  type Configuration,
  type ConfigurationError,
  type Parsed,
} from './configuration';
export { isProductionHost } from './isProductionHost';

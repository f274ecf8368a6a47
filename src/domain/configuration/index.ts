export {
  parseConfiguration,
  parseFeatureFlags,
  type Configuration,
  type ConfigurationProblem,
  type Parsed,
} from './configuration';
export { isProductionHost } from './isProductionHost';

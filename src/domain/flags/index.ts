export { FEATURE_FLAG_NAMES, isStudioFeatureEnabled, type FeatureFlags } from './featureFlags';

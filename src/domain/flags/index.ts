export {
  FEATURE_FLAG_NAMES,
  isStudioFeatureEnabled,
  type FeatureFlagName,
  type FeatureFlags,
} from './featureFlags';

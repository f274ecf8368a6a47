export {
  FEATURE_FLAG_NAMES,
  isStudioFeatureEnabled,
  type FeatureFlagName,
  type FeatureFlags,
  type StudioFeatureFlag,
} from './featureFlags';

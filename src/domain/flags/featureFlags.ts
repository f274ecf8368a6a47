import { compareSdkVersions } from '../sdk-version';

/** The boolean flags of `feature-flags.json`. */
export const FEATURE_FLAG_NAMES = [
  'removeConnectorsEnabled',
  'outputLimitFileSizeEnabled',
  'pdfErrorSettingsFailOnEnabled',
  'formBuilderEnabled',
  'downloadFontFamilyEnabled',
  'smartCropPreviewsEnabled',
  'imageBatchOutputSettingsEnabled',
  'animationBatchOutputSettingsEnabled',
  'brandKitsEnabled',
  'brandKitTextStrokeEnabled',
  'backendTemplateImportEnabled',
] as const;

/** The name of a boolean feature flag. */
export type FeatureFlagName = (typeof FEATURE_FLAG_NAMES)[number];

/** The flag of a studio feature. */
interface StudioFeatureFlag {
  readonly enabled: boolean;
  /** The minimum studio version with the feature, as major.minor.patch. */
  readonly minimumVersion: string;
}

/** All feature flags of the product. */
export type FeatureFlags = Readonly<Record<FeatureFlagName, boolean>> & {
  readonly studioFeatureFlags: Readonly<Record<string, StudioFeatureFlag>>;
};

interface StudioFeature {
  /** Turns all studio features on. */
  readonly globalFlag: boolean;
  /** The feature's own flag; without one the feature is off. */
  readonly flag: StudioFeatureFlag | undefined;
  /** The studio version of the environment, or `latest`. */
  readonly studioVersion: string;
}

/** Whether a studio feature is on: by the global flag, or by its own flag from its minimum version on (reading 20). */
export function isStudioFeatureEnabled({ globalFlag, flag, studioVersion }: StudioFeature): boolean {
  if (globalFlag) return true;
  return flag !== undefined && flag.enabled && compareSdkVersions(studioVersion, flag.minimumVersion) >= 0;
}

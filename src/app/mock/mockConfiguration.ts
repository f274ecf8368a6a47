import type { Configuration } from '@/domain/configuration';
import { ENVIRONMENTS } from '@/demo';

/** Local path the mocked platform answers under; no server knows it. */
export const MOCK_PLATFORM_PATH = '/mock-platform';

/**
 * The configuration with every call led to the mocked platform, and its trial environment, whatever the start-up file
 * names (spec section 7).
 */
export function toMockConfiguration(configuration: Configuration): Configuration {
  return {
    ...configuration,
    PLATFORM_API_URL: MOCK_PLATFORM_PATH,
    TRIAL_ENVIRONMENT: ENVIRONMENTS.trial,
    devAPIUrl: MOCK_PLATFORM_PATH,
    mockMode: true,
  };
}

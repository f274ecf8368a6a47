import type { Configuration } from '@/domain/configuration';
import { ENVIRONMENTS } from '@/demo';

/** Local path of the mocked platform; no server answers there. */
export const MOCK_PLATFORM_PATH = '/mock-platform';

/**
 * Redirects the configuration to the mocked platform and its trial environment, whatever the start-up file has (spec
 * section 7).
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

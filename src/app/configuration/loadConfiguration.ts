import {
  parseConfiguration,
  parseFeatureFlags,
  type Configuration,
  type Parsed,
} from '@/domain/configuration';
import type { FeatureFlags } from '@/domain/flags';

/** The start-up configuration and feature flags. */
export interface StartUp {
  configuration: Configuration;
  featureFlags: FeatureFlags;
}

/** Loads and validates `/config.json` and `/feature-flags.json` in parallel; errors name file and field. */
export async function loadConfiguration(): Promise<Parsed<StartUp>> {
  const [configuration, featureFlags] = await Promise.all([
    load('config.json', parseConfiguration),
    load('feature-flags.json', parseFeatureFlags),
  ]);
  if (configuration.ok && featureFlags.ok)
    return { ok: true, value: { configuration: configuration.value, featureFlags: featureFlags.value } };
  const problems = [configuration, featureFlags].flatMap((file) => (file.ok ? [] : file.problems));
  return { ok: false, problems };
}

async function load<Value>(file: string, parse: (json: unknown) => Parsed<Value>): Promise<Parsed<Value>> {
  const problem = (message: string): Parsed<Value> => ({
    ok: false,
    problems: [{ file, field: '', message }],
  });
  try {
    const response = await fetch(`/${file}`);
    if (!response.ok) return problem(`could not be loaded (status ${response.status})`);
    const text = await response.text();
    try {
      return parse(JSON.parse(text));
    } catch {
      return problem('is not valid JSON');
    }
  } catch {
    return problem('could not be loaded: the network or the server did not answer');
  }
}

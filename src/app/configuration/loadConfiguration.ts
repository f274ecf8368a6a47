import {
  parseConfiguration,
  parseFeatureFlags,
  type Configuration,
  type ConfigurationProblem,
  type Parsed,
} from '@/domain/configuration';
import type { FeatureFlags } from '@/domain/flags';

/** What the console is started with. */
export interface StartUp {
  configuration: Configuration;
  featureFlags: FeatureFlags;
}

/** Start-up files that are missing or malformed; each problem names its file and field. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}: ${field} ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Fetches and checks `/config.json` and `/feature-flags.json` side by side. @throws ConfigurationError */
export async function loadConfiguration(): Promise<StartUp> {
  const [configuration, featureFlags] = await Promise.all([
    load('config.json', parseConfiguration),
    load('feature-flags.json', parseFeatureFlags),
  ]);
  if (configuration.ok && featureFlags.ok)
    return { configuration: configuration.value, featureFlags: featureFlags.value };
  throw new ConfigurationError(
    [configuration, featureFlags].flatMap((file) => (file.ok ? [] : file.problems)),
  );
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

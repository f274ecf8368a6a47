import { FEATURE_FLAG_NAMES, type FeatureFlags } from '../flags';
import {
  flag,
  namesOf,
  nullable,
  object,
  optional,
  text,
  textLike,
  withDefault,
  type Reader,
} from './readers';

/** The start-up configuration of `config.json`. */
export interface Configuration {
  /** Origin of the platform, or a path on the console's own origin; `/api/v1` is added to it. */
  PLATFORM_API_URL: string;
  /** Guid of the environment trial users are invited to; empty when there is none. */
  TRIAL_ENVIRONMENT: string;
  /** Id of the chat application; nothing of the chat is loaded without it. */
  chatApplicationId?: string | null | undefined;
  /** Address of the cookie-consent script; nothing of it is loaded without it. */
  cookieConsentScriptUrl?: string | null | undefined;
  studioCdnBaseUrl: string;
  devAPIUrl: string;
  identityProvider: { domain: string; clientId: string; audience: string; scope: string };
  connectorMarketplace: { blobContainer: string; storageAccount: string };
  /** The switch that turns every studio feature on. */
  featureFlagsEnabled: boolean;
  productionDomain: string;
  uatDomain: string;
  /** Answers every call inside the browser; not in a production build. */
  mockMode?: boolean | undefined;
}

const filledText = textLike(/./s, 'must not be empty');
const address = textLike(
  /^(?:https?:\/\/[^/\s]+|\/(?!\/))/,
  'must be an http(s) address or a path that starts with /',
);

const configurationReader = object<Configuration>({
  PLATFORM_API_URL: address,
  TRIAL_ENVIRONMENT: text,
  chatApplicationId: optional(nullable(text)),
  cookieConsentScriptUrl: optional(nullable(text)),
  studioCdnBaseUrl: text,
  devAPIUrl: text,
  identityProvider: object<Configuration['identityProvider']>({
    domain: filledText,
    clientId: filledText,
    audience: filledText,
    scope: filledText,
  }),
  connectorMarketplace: object<Configuration['connectorMarketplace']>({
    blobContainer: text,
    storageAccount: text,
  }),
  featureFlagsEnabled: flag,
  productionDomain: text,
  uatDomain: text,
  mockMode: optional(flag),
});

const offUnlessNamed = withDefault(flag, false);

const featureFlagsReader = object<FeatureFlags>({
  ...(Object.fromEntries(FEATURE_FLAG_NAMES.map((name) => [name, offUnlessNamed])) as Record<
    (typeof FEATURE_FLAG_NAMES)[number],
    Reader<boolean>
  >),
  studioFeatureFlags: withDefault(
    namesOf(
      object<{ enabled: boolean; minimumVersion: string }>({
        enabled: flag,
        minimumVersion: textLike(/^(?:latest|\d+(?:\.\d+){0,2})$/, 'must be a version such as 1.2.3'),
      }),
    ),
    {},
  ),
});

/** What is wrong with one field of a start-up file; the field is empty when the whole file is meant. */
export interface ConfigurationProblem {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** A start-up file that was understood, or all that is wrong with it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly ConfigurationProblem[] };

function parse<Value>(file: string, reader: Reader<Value>, json: unknown): Parsed<Value> {
  const problems: ConfigurationProblem[] = [];
  const value = reader(json, '', (field, message) => problems.push({ file, field, message }));
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

/** Reads `config.json`; unknown keys are left out, so that a newer file serves an older console. */
export function parseConfiguration(json: unknown): Parsed<Configuration> {
  return parse('config.json', configurationReader, json);
}

/** Reads `feature-flags.json`; a flag that is not named is off. */
export function parseFeatureFlags(json: unknown): Parsed<FeatureFlags> {
  return parse('feature-flags.json', featureFlagsReader, json);
}

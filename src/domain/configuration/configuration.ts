import { FEATURE_FLAG_NAMES, type FeatureFlags } from '../flags';
import { checked, textOf, optional, type Check, type Shape } from './shapes';

const text: Check = (value) => (typeof value === 'string' ? undefined : 'must be a string');
const yesOrNo: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be a boolean');
const filledText: Check = (value) => text(value) ?? (value === '' ? 'must not be empty' : undefined);
const address = textOf(
  /^(?:https?:\/\/[^/\s]+|\/(?!\/))/,
  'must be an http(s) address or a path that starts with /',
);
const version = textOf(/^(?:latest|\d+(?:\.\d+){0,2})$/, 'must be a version such as 1.2.3');

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
  /** Where versions of the studio are, each in a folder named after it; empty for the one that is built in. */
  studioCdnBaseUrl: string;
  devAPIUrl: string;
  /** Where the design system's stories are served, each page's among them; without it, nothing leads there. */
  storybookUrl?: string | null | undefined;
  identityProvider: {
    domain: string;
    clientId: string;
    audience: string;
    /** What is asked of the identity provider; without it, what the identity client asks for by itself. */
    scope?: string | undefined;
  };
  connectorMarketplace: { blobContainer: string; storageAccount: string };
  /** The switch that turns every studio feature on. */
  featureFlagsEnabled: boolean;
  productionDomain: string;
  uatDomain: string;
  /** Answers every call inside the browser; not in a production build. */
  mockMode?: boolean | undefined;
}

const CONFIGURATION = {
  PLATFORM_API_URL: address,
  TRIAL_ENVIRONMENT: text,
  chatApplicationId: optional(text, null),
  cookieConsentScriptUrl: optional(text, null),
  studioCdnBaseUrl: text,
  devAPIUrl: text,
  storybookUrl: optional(address, null),
  identityProvider: {
    ...{ domain: filledText, clientId: filledText, audience: filledText },
    scope: optional(filledText),
  },
  connectorMarketplace: { blobContainer: text, storageAccount: text },
  featureFlagsEnabled: yesOrNo,
  productionDomain: text,
  uatDomain: text,
  mockMode: optional(yesOrNo),
} satisfies Record<keyof Configuration, unknown> & Shape;

const PLAIN_FLAGS = Object.fromEntries(FEATURE_FLAG_NAMES.map((name) => [name, yesOrNo]));
const STUDIO_FLAG = { enabled: yesOrNo, minimumVersion: version };

/** What is wrong with one field of a start-up file; the field is empty when the whole file is meant. */
export interface ConfigurationError {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** A start-up file that was understood, or all that is wrong with it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly ConfigurationError[] };

/** @typeParam Value what an object of the shape is */
function parse<Value>(file: string, shape: Shape, json: unknown): Parsed<Value> {
  const { value, problems } = checked(json, shape);
  if (problems.length === 0) return { ok: true, value: value as Value };
  return { ok: false, problems: problems.map((problem) => ({ file, ...problem })) };
}

/** Reads `config.json`; unknown keys are left out, so that a newer file serves an older console. */
export function parseConfiguration(json: unknown): Parsed<Configuration> {
  return parse('config.json', CONFIGURATION, json);
}

/** Reads `feature-flags.json`; a flag that is not named is off. */
export function parseFeatureFlags(json: unknown): Parsed<FeatureFlags> {
  const known = typeof json === 'object' && json !== null ? json : {};
  const { studioFeatureFlags = {} } = known as { studioFeatureFlags?: unknown };
  const names = Object.keys(Object(studioFeatureFlags) as object);
  const shape = {
    ...PLAIN_FLAGS,
    studioFeatureFlags: Object.fromEntries(names.map((name) => [name, STUDIO_FLAG])),
  };
  const off = Object.fromEntries(FEATURE_FLAG_NAMES.map((name) => [name, false]));
  const isFile = known === json && !Array.isArray(json);
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  return parse(
    'feature-flags.json',
    shape,
    isFile ? { ...off, studioFeatureFlags, ...Object.fromEntries(given) } : json,
  );
}

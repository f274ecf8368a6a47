import { FEATURE_FLAG_NAMES, type FeatureFlags } from '../flags';
import { checkShape, textOf, optional, type Check, type Shape } from './shapes';

const text: Check = (value) => (typeof value === 'string' ? undefined : 'must be a string');
const yesOrNo: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be a boolean');
const filledText: Check = (value) => text(value) ?? (value === '' ? 'must not be empty' : undefined);
const address = textOf(
  /^(?:https?:\/\/[^/\s]+|\/(?!\/))/,
  'must be an http(s) address or a path that starts with /',
);
const version = textOf(/^(?:latest|\d+(?:\.\d+){0,2})$/, 'must be a version such as 1.2.3');

/** The contents of `config.json`. */
export interface Configuration {
  /** Origin of the platform, or a path on the console's own origin; the client adds `/api/v1`. */
  PLATFORM_API_URL: string;
  /** Guid of the environment trial users are invited to; empty if there is none. */
  TRIAL_ENVIRONMENT: string;
  /** Id of the chat application; without it the chat is not loaded. */
  chatApplicationId?: string | null | undefined;
  /** Address of the cookie-consent script; without it no script is loaded. */
  cookieConsentScriptUrl?: string | null | undefined;
  /** Base address of studio versions, each in a folder of its name; empty for the built-in version. */
  studioCdnBaseUrl: string;
  devAPIUrl: string;
  /** Address of the design system's stories; without it the console has no links to them. */
  storybookUrl?: string | null | undefined;
  identityProvider: {
    domain: string;
    clientId: string;
    audience: string;
    /**
     * The scope requested from the identity provider.
     * @default the client's own
     */
    scope?: string | undefined;
  };
  connectorMarketplace: { blobContainer: string; storageAccount: string };
  /** Turns all studio features on. */
  featureFlagsEnabled: boolean;
  productionDomain: string;
  uatDomain: string;
  /** Answers all calls inside the browser; ignored in production builds. */
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
    domain: filledText,
    clientId: filledText,
    audience: filledText,
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

/** A fault in a start-up file; the field is empty if it concerns the whole file. */
export interface ConfigurationError {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** A parsed start-up file, or all its faults. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly ConfigurationError[] };

/** @typeParam Value the type of an object of this shape */
function parse<Value>(file: string, shape: Shape, json: unknown): Parsed<Value> {
  const { value, problems } = checkShape(json, shape);
  if (problems.length === 0) return { ok: true, value: value as Value };
  return { ok: false, problems: problems.map((problem) => ({ file, ...problem })) };
}

/** Parses `config.json`; unknown keys are ignored, so that an older console accepts a newer file. */
export function parseConfiguration(json: unknown): Parsed<Configuration> {
  return parse('config.json', CONFIGURATION, json);
}

/** Parses `feature-flags.json`; missing flags are off. */
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

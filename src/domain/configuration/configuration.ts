import * as z from 'zod/mini';
import { FEATURE_FLAG_NAMES, type FeatureFlags } from '../flags';

// A strict Content-Security-Policy forbids functions made from text, and two small objects don't need them.
z.config({ jitless: true });

const text = z.string();
const filledText = z.string().check(z.minLength(1, 'must not be empty'));
const address = z
  .string()
  .check(
    z.regex(/^(?:https?:\/\/[^/\s]+|\/(?!\/))/, 'must be an http(s) address or a path that starts with /'),
  );
const optionalText = z.optional(z.nullable(text));

const configurationSchema = z.object({
  /** Origin of the platform, or a path on the console's own origin; `/api/v1` is added to it. */
  PLATFORM_API_URL: address,
  /** Guid of the environment trial users are invited to; empty when there is none. */
  TRIAL_ENVIRONMENT: text,
  /** Id of the chat application; nothing of the chat is loaded without it. */
  chatApplicationId: optionalText,
  /** Address of the cookie-consent script; nothing of it is loaded without it. */
  cookieConsentScriptUrl: optionalText,
  /** Where versions of the studio are, each in a folder named after it; empty for the one that is built in. */
  studioCdnBaseUrl: text,
  devAPIUrl: text,
  /** Where the design system's stories are served, each page's among them; without it, nothing leads there. */
  storybookUrl: z.optional(z.nullable(address)),
  identityProvider: z.object({
    domain: filledText,
    clientId: filledText,
    audience: filledText,
    /** What is asked of the identity provider; without it, what the identity client asks for by itself. */
    scope: z.optional(filledText),
  }),
  connectorMarketplace: z.object({ blobContainer: text, storageAccount: text }),
  /** The switch that turns every studio feature on. */
  featureFlagsEnabled: z.boolean(),
  productionDomain: text,
  uatDomain: text,
  /** Answers every call inside the browser; not in a production build. */
  mockMode: z.optional(z.boolean()),
});

/** The start-up configuration of `config.json`. */
export type Configuration = z.infer<typeof configurationSchema>;

const flag = z._default(z.boolean(), false);

const featureFlagsSchema = z.object({
  ...(Object.fromEntries(FEATURE_FLAG_NAMES.map((name) => [name, flag])) as Record<
    (typeof FEATURE_FLAG_NAMES)[number],
    typeof flag
  >),
  studioFeatureFlags: z._default(
    z.record(
      z.string(),
      z.object({
        enabled: z.boolean(),
        minimumVersion: z
          .string()
          .check(z.regex(/^(?:latest|\d+(?:\.\d+){0,2})$/, 'must be a version such as 1.2.3')),
      }),
    ),
    {},
  ),
});

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

function parse<Value>(file: string, schema: z.ZodMiniType<Value>, json: unknown): Parsed<Value> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  const problems = result.error.issues.map((issue) => ({
    file,
    field: issue.path.join('.'),
    message: describe(issue, json),
  }));
  return { ok: false, problems };
}

function describe({ code, path, message, ...issue }: z.core.$ZodIssue, json: unknown): string {
  if (code !== 'invalid_type') return message;
  let value = json;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  const expected = 'expected' in issue ? String(issue.expected) : 'something else';
  if (value === undefined) return 'is missing';
  return `must be ${expected === 'object' || expected === 'record' ? 'an object' : `a ${expected}`}`;
}

/** Reads `config.json`; unknown keys are left out, so that a newer file serves an older console. */
export function parseConfiguration(json: unknown): Parsed<Configuration> {
  return parse('config.json', configurationSchema, json);
}

/** Reads `feature-flags.json`; a flag that is not named is off. */
export function parseFeatureFlags(json: unknown): Parsed<FeatureFlags> {
  return parse<FeatureFlags>('feature-flags.json', featureFlagsSchema, json);
}

/** A part of the product whose rules are mutated, and the tests that must detect it. */
export interface Area {
  name: string;
  /** Files with rules, and folders of them; those that only wire, declare or list are omitted. */
  rules: string[];
  /** Globs of their tests, without a database and without a browser. */
  tests: string[];
  environment: 'node' | 'jsdom';
}

const UNIT = 'tests/unit';

/** The mutated areas. docs/mutants.md has the figure of each. */
export const AREAS: readonly Area[] = [
  {
    name: 'domain',
    rules: ['src/domain'],
    tests: [`${UNIT}/domain/**/*.test.ts`],
    environment: 'node',
  },
  {
    name: 'http',
    rules: ['src/api/http'],
    tests: [`${UNIT}/api/http/**/*.test.ts`],
    environment: 'node',
  },
  {
    name: 'session',
    rules: ['src/app/session'],
    tests: [`${UNIT}/app/session/**/*.test.{ts,tsx}`, `${UNIT}/app/{session,tokenCache}.test.{ts,tsx}`],
    environment: 'jsdom',
  },
  {
    name: 'access',
    rules: ['platform/access'],
    tests: [`${UNIT}/platform/access/**/*.test.ts`],
    environment: 'node',
  },
  {
    name: 'platform',
    rules: [
      'platform/http/Problem.ts',
      'platform/http/absoluteUri.ts',
      'platform/http/canonicalJson.ts',
      'platform/http/deriveKey.ts',
      'platform/http/ifMatch.ts',
      'platform/http/signature.ts',
      'platform/identity/createVerifier.ts',
      'platform/identity/knownBrowser.ts',
      'platform/identity/personalLink.ts',
      'platform/identity/signText.ts',
      'platform/mail/normalisedEmail.ts',
      'platform/management/roleCodes.ts',
      'platform/management/users/rolesEtag.ts',
    ],
    tests: [`${UNIT}/platform/{http,identity,mail,management}/**/*.test.ts`],
    environment: 'node',
  },
  {
    name: 'edit',
    rules: ['src/engine/edit'],
    // Random operations detect mutants only by chance, and take seconds.
    tests: [`${UNIT}/engine/edit/**/!(anySequence).test.ts`],
    environment: 'node',
  },
  {
    name: 'resolve',
    rules: [
      'src/engine/resolve/actions/events.ts',
      'src/engine/resolve/actions/functions',
      'src/engine/resolve/actions/runActions.ts',
      'src/engine/resolve/actions/scriptState.ts',
      'src/engine/resolve/applyRecord.ts',
      'src/engine/resolve/resolveParagraphs.ts',
      'src/engine/resolve/values/day.ts',
      'src/engine/resolve/values/faultOfValue.ts',
      'src/engine/resolve/values/formatDate.ts',
      'src/engine/resolve/values/formatNumber.ts',
      'src/engine/resolve/values/isShown.ts',
      'src/engine/resolve/values/plainValue.ts',
      'src/engine/resolve/values/richText.ts',
      'src/engine/resolve/values/setValue.ts',
      'src/engine/resolve/values/textOfVariable.ts',
    ],
    tests: [`${UNIT}/engine/resolve/**/*.test.ts`],
    environment: 'node',
  },
];

/** When tests give up waiting, in ms: not how long something should take. The defaults are short beside other work. */
export const TEST_LIMITS = {
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

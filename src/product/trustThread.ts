/** The used part of the Trusted Types API, which TypeScript does not declare. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Turns the address of a worker into the trusted form the page's security policy requires; browsers without Trusted
 * Types use it unchanged. Call it once per policy.
 * @param policy name of the policy, listed in the security policy
 */
export function trustThread(policy: string, address: string): string {
  const made = trustedTypes?.createPolicy(policy, {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`${asked} is no thread of this page.`);
      return asked;
    },
  });
  return made ? (made.createScriptURL(address) as string) : address;
}

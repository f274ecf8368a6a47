const DOMAIN =
  /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Extracts an email domain in lower case from a text: `Example.com`, `@example.com`, an address, or a web address.
 * `undefined` if the platform would not accept it.
 */
export function readDomain(text: string): string | undefined {
  const [host = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/, 1);
  const bare = host.slice(host.lastIndexOf('@') + 1);
  return DOMAIN.test(bare) ? bare : undefined;
}

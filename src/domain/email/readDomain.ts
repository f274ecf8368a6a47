const DOMAIN =
  /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The email domain meant by a text, in lower case: `Example.com`, `@example.com`, an address, or a web address.
 * `undefined` for anything the platform would not take as a domain.
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

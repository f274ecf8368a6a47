const LOCAL_PART = String.raw`[^\s@<>()\[\],;:"\\]+`;
const DOMAIN = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}`;
const IPV4_PART = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const EMAIL = new RegExp(
  String.raw`^${LOCAL_PART}@(?:${DOMAIN}|\[(?:${IPV4_PART}\.){3}${IPV4_PART}\])$`,
  'i',
);

/** Whether a text is an address: a local part, @, then a domain or a bracketed IPv4 address (section 5). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

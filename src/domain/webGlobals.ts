/** What of an address is read. */
export interface WebAddress {
  readonly href: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  readonly hash: string;
  readonly search: string;
}

interface WebGlobals {
  readonly URL: { new (address: string): WebAddress; canParse(address: string): boolean };
  readonly URLSearchParams: new (query: string) => { get(name: string): string | null };
  readonly TextDecoder: new (
    encoding: string,
    options: { readonly fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
}

/** Browsers and Node.js both have these, but the types of the language alone don't. */
export const { URL, URLSearchParams, TextDecoder } = globalThis as unknown as WebGlobals;

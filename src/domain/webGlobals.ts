/** The parts of an address that are used. */
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
  ) => { decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string };
  readonly DecompressionStream: new (format: 'deflate-raw') => {
    readonly readable: {
      getReader(): {
        read(): Promise<{ readonly value?: Uint8Array | undefined }>;
        cancel(): Promise<void>;
      };
    };
    readonly writable: {
      getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
    };
  };
}

/** Browsers and Node.js both provide these, but the types of the language lack them. */
export const { URL, URLSearchParams, TextDecoder, DecompressionStream } = globalThis as unknown as WebGlobals;

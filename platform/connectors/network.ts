import { lookup } from 'node:dns/promises';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** The destination of a connection. */
export interface Target {
  /** The checked IP address. */
  readonly address: string;
  readonly port: number;
  /** The name that the other side has to prove. */
  readonly host: string;
}

/** How the platform reaches other computers; tests replace it. */
export interface Network {
  /** Resolves every IP address of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Opens an encrypted connection to exactly this address. */
  readonly connect: (target: Target) => Duplex;
}

/** The real Internet, resolved by the operating system. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: ({ address, port, host }) =>
    connectTls({ host: address, port, servername: host, ALPNProtocols: ['http/1.1'] }),
};

import { lookup } from 'node:dns/promises';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** Where a connection is made to. */
export interface Target {
  /** The IP address, which has been checked. */
  readonly address: string;
  readonly port: number;
  /** The name the other side has to prove. */
  readonly host: string;
}

/** How the platform reaches other computers. */
export interface Network {
  /** Every IP address of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Opens an encrypted connection to an address, and to no other. */
  readonly connect: (target: Target) => Duplex;
}

/** The Internet, as the system knows it. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: ({ address, port, host }) =>
    connectTls({ host: address, port, servername: host, ALPNProtocols: ['http/1.1'] }),
};

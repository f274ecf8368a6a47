import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Network } from '../../../platform/connectors';

/** An address of the public Internet, which stands for those of the hosts of a test. */
export const PUBLIC_ADDRESS = '93.184.215.14';

/** A source of pictures in this process, and the network that leads to it under any host. */
export interface TestSource {
  readonly network: Network;
  /** What was asked for, such as `GET agency.test/pictures/assets`, with the headers of each. */
  readonly calls: { readonly line: string; readonly headers: IncomingMessage['headers']; body: string }[];
  /** Addresses of hosts; each has a public one unless it is said here. */
  readonly addresses: Map<string, readonly string[]>;
  /** Addresses that were connected to. */
  readonly connected: string[];
  close(): Promise<void>;
}

/** Starts a source that answers with `answer`, over plain HTTP: encryption is the network's. */
export async function startSource(answer: RequestListener): Promise<TestSource> {
  const calls: TestSource['calls'] = [];
  const server = createServer((request, response) => {
    const call = {
      line: `${request.method} ${request.headers.host}${request.url}`,
      headers: request.headers,
      body: '',
    };
    calls.push(call);
    request.on('data', (piece: Buffer) => (call.body += piece.toString()));
    request.on('end', () => answer(request, response));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const addresses: TestSource['addresses'] = new Map();
  const connected: string[] = [];
  return {
    ...{ calls, addresses, connected },
    network: {
      resolve: (host) => Promise.resolve(addresses.get(host) ?? [PUBLIC_ADDRESS]),
      connect: ({ address }) => {
        connected.push(address);
        return connect(port, '127.0.0.1');
      },
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Network } from '../../../platform/connectors';

/** A public address, which represents the hosts of a test. */
export const PUBLIC_ADDRESS = '93.184.215.14';

/** A source of pictures in this process, and the network that connects to it under any host. */
export interface TestSource {
  readonly network: Network;
  /** Requests such as `GET agency.test/pictures/assets`, with their headers. */
  readonly calls: { readonly line: string; readonly headers: IncomingMessage['headers']; body: string }[];
  /** Addresses of hosts. @default a public one */
  readonly addresses: Map<string, readonly string[]>;
  /** Addresses of opened connections. */
  readonly connected: string[];
  close(): Promise<void>;
}

/** Starts a source that responds with `answer`, over plain HTTP: encryption is the network's task. */
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
    calls,
    addresses,
    connected,
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

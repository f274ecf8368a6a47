import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { once } from 'node:events';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
};

/** A web site other than Platen's: serves pages, the package of the studio, and tokens for every request. */
export interface HostSite {
  readonly url: string;
  /** Versions of the studio that are served, each in `/studios/` by name. */
  readonly versions: Set<string>;
  /** Whether each requested token had to be a new one. */
  readonly asked: boolean[];
  readonly close: () => Promise<void>;
}

interface Site {
  readonly port: number;
  /** The pages by their paths. */
  readonly pages: Readonly<Record<string, string>>;
  /** Returns the token of the site's signed-in user. */
  readonly token: (renew: boolean) => string;
}

/** Starts such a site, with the package in `/platen-studio/`. */
export async function startHostSite({ port, pages, token }: Site): Promise<HostSite> {
  const asked: boolean[] = [];
  const versions = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.test');
    const page = pages[pathname];
    const [, version, below] = /^\/(?:platen-studio|studios\/([\d.]+))\/(.*)$/.exec(pathname) ?? [];
    const file = join('dist-studio', normalize(`/${below ?? ''}`));
    const isServed = below !== undefined && (version === undefined || versions.has(version));
    if (pathname === '/my-token') {
      asked.push(searchParams.get('renew') === 'true');
      response.end(token(searchParams.get('renew') === 'true'));
    } else if (page !== undefined) response.setHeader('content-type', 'text/html').end(page);
    else if (isServed && existsSync(file) && statSync(file).isFile()) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end('Not here.');
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    versions,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the example of the documentation, with these addresses and ids. */
export function exampleOf(values: { apiUrl: string; environmentId: string; projectId: string }): string {
  const [, html = ''] = /```html\n([\s\S]*?)```/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(${name}: )'[^']*'`), `$1'${value}'`),
    html,
  );
}

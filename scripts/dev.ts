import { createServer } from 'vite';
import { spawn } from 'node:child_process';

const port = Number(process.env.PORT ?? 4400);
const platformPort = port + 1;
const isMock = process.argv.includes('--mock');

const platform = isMock
  ? undefined
  : spawn(process.execPath, ['--import', 'tsx', '--watch', 'platform/main.ts', '--without-console'], {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(platformPort), PUBLIC_URL: `http://localhost:${port}` },
    });

const target = `http://localhost:${platformPort}`;
const vite = await createServer({
  mode: isMock ? 'mock' : 'development',
  server: {
    port,
    strictPort: true,
    host: 'localhost',
    proxy: isMock ? {} : { '/api': target, '/identity': target, '/grafx': target, '/config.json': target },
  },
});
await vite.listen();
console.log(`ready http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    platform?.kill(signal);
    void vite.close().then(() => process.exit(0));
  });
}

import { spawnSync } from 'node:child_process';
import { buildConsole } from './buildConsole';

/** Takes the pictures of docs/first-file.md again, with the test of the same steps. */
await buildConsole();
const { status } = spawnSync('npx', ['playwright', 'test', 'firstFile'], {
  stdio: 'inherit',
  env: { ...process.env, RECORD_PICTURES: 'yes' },
});
process.exit(status ?? 1);

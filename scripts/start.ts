import { buildConsole } from './buildConsole';

await buildConsole();
await import('../platform/main');

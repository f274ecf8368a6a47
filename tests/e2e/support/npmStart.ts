import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from './dataTemplate';
import { freePort } from './startPlatform';

/** A running `npm start`, like that of a service manager or a terminal. */
export interface NpmStart {
  port: number;
  npm: ChildProcess;
  /** Every process of it, npm first. */
  pids: number[];
}

/** Runs `npm start` in a process group of its own, on a free port with its own data, until it is ready. */
export async function npmStart(): Promise<NpmStart> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'platen-npm-start-'));
  copyTemplate(data);
  const npm = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'info',
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^ready http/mu.test(output)) resolve();
    };
    npm.stdout?.on('data', read);
    npm.stderr?.on('data', read);
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return { port, npm, pids: familyOf(npm.pid as number) };
}

/** Lists the process and all its descendants. */
function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/u).map(Number) as [number, number]);
  const childrenOf = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}

/** Whether a process lives. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Sends the headers of a request and half its body. */
export async function beginRequest(port: number): Promise<{ socket: Socket; rest: string }> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  const body = 'email=nobody%40demo.test&password=demo';
  const head = [
    'POST /identity/password HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server sends "continue" after reading the headers.
  await once(socket, 'data');
  socket.write(body.slice(0, 10));
  return { socket, rest: body.slice(10) };
}

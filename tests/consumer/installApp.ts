import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildComponents, COMPONENTS } from '../../scripts/buildComponents';

const run = promisify(execFile);

/** A separate app with the design system installed. */
export interface ConsumerApp {
  folder: string;
  /** Runs a program of this repository in the app; rejects with its output when it fails. */
  run: (program: string, ...parameters: string[]) => Promise<void>;
  remove: () => void;
}

/** Packs the design system, and installs the tarball, React and its types into an empty app. */
export async function installApp(): Promise<ConsumerApp> {
  await buildComponents();
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: COMPONENTS,
  });
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  cpSync('tests/consumer/app', folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        '@platen/components': `file:${stdout.trim()}`,
        react: dependencies['react'],
        'react-dom': dependencies['react-dom'],
        '@types/react': devDependencies['@types/react'],
        '@types/react-dom': devDependencies['@types/react-dom'],
      },
    }),
  );
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];
  await run('npm', ['install', ...quiet], { cwd: folder });
  return {
    folder,
    run: async (program, ...parameters) => {
      try {
        await run(process.execPath, [resolve('node_modules', program), ...parameters], { cwd: folder });
      } catch (error) {
        const { stdout: output = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${program} failed.\n${output}${stderr}`, { cause: error });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

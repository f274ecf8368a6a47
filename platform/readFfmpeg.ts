import { execFileSync } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { SettingsError } from './SettingsError';

/**
 * Returns the ffmpeg that encodes videos, from `FFMPEG`; none when it is not set.
 * @throws SettingsError when it is no absolute path, does not run or can't write H.264
 */
export function readFfmpeg({ FFMPEG: program }: NodeJS.ProcessEnv): string | undefined {
  if (!program) return undefined;
  if (isAbsolute(program) && encodersOf(program).includes(' libx264 ')) return program;
  throw new SettingsError(
    `FFMPEG is "${program}", but has to be the absolute path of an ffmpeg with libx264.`,
  );
}

function encodersOf(program: string): string {
  try {
    return execFileSync(program, ['-hide_banner', '-encoders'], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    });
  } catch {
    return '';
  }
}

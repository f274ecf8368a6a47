import { spawn } from 'node:child_process';
import { POSTSCRIPT_LIMITS } from './postScriptLimits';
import { PostScriptError } from './PostScriptError';

/** Characters kept of its output. */
const SAID = 4_000;
const { resultBytes, memory, processMemory, milliseconds: longest } = POSTSCRIPT_LIMITS;
/** POSIX counts file sizes in blocks of 512 bytes, and shells memory in kilobytes. Unsupported limits are skipped. */
const LIMITED = [
  `ulimit -c 0`,
  `ulimit -f ${Math.ceil(resultBytes / 512)}`,
  `ulimit -t ${Math.ceil(longest / 1_000)}`,
  `ulimit -v ${processMemory * 1_024}`,
]
  .map((limit) => `${limit} 2>/dev/null`)
  .concat('exec "$@"')
  .join('\n');

const OPTIONS = [
  ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', `-K${memory * 1_024}`],
  ...['-dEPSCrop', '-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.7', '-dAutoRotatePages=/None'],
  // Colours keep their inks, and pictures their pixels.
  ...['-sColorConversionStrategy=LeaveColorUnchanged'],
  ...['-dAutoFilterColorImages=false', '-dColorImageFilter=/FlateEncode'],
  ...['-dAutoFilterGrayImages=false', '-dGrayImageFilter=/FlateEncode'],
  ...['Color', 'Gray', 'Mono'].map((kind) => `-dDownsample${kind}Images=false`),
];

/** The time limit of a program, and a signal to end it earlier. */
export interface RunLimits {
  /** @default 20 s */
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
}

/** The error of a Ghostscript whose -dSAFER can be bypassed; raised by PostScript code. */
const TOO_OLD = 'Ghostscript-is-too-old';
/** Embeds all fonts, including the standard ones, which differ between readers. */
const FIRST = `revision 950 lt {${TOO_OLD}} if << /EmbedAllFonts true /NeverEmbed [] >> setdistillerparams`;

/**
 * Runs a PostScript program in a folder of its own, and writes a PDF there. The process can read only this folder and
 * Ghostscript's files, and inherits no environment. Ghostscript has no network access.
 * @throws PostScriptError when it fails or exceeds a limit; the abort reason of the signal
 */
export async function runGhostscript(
  ghostscript: string,
  { folder, program, result }: { readonly folder: string; readonly program: string; readonly result: string },
  { milliseconds = longest, signal }: RunLimits = {},
): Promise<void> {
  const command = [ghostscript, ...OPTIONS, `-sOutputFile=${result}`, '-c', FIRST, '-f', program];
  const run = spawn('/bin/sh', ['-c', LIMITED, 'sh', ...command], {
    cwd: folder,
    // Without a folder of its own it could read and write the temporary files of all programs.
    env: { PATH: process.env.PATH, TMPDIR: folder, TEMP: folder, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  });
  let said = '';
  const listen = (text: Buffer) => {
    if (said.length < SAID) said += text.toString('latin1');
  };
  run.stdout.on('data', listen);
  run.stderr.on('data', listen);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    run.kill('SIGKILL');
  }, milliseconds);
  const code = await new Promise<number | null>((resolve, reject) => {
    run.on('error', reject).on('close', resolve);
  }).finally(() => clearTimeout(timer));
  if (isLate || run.signalCode !== null || /\bVMerror\b/.test(said))
    throw new PostScriptError('The PostScript can’t be drawn: it takes too long or too much memory.');
  if (said.includes(`undefined in ${TOO_OLD}`))
    throw new PostScriptError('The PostScript can’t be drawn: the server needs Ghostscript 9.50 or later.');
  if (code !== 0)
    throw new PostScriptError(
      'The PostScript can’t be drawn: it is damaged, or does what a drawing may not do.',
      { cause: said },
    );
}

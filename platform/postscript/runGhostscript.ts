import { spawn } from 'node:child_process';
import { POSTSCRIPT_LIMITS } from './postScriptLimits';
import { PostScriptError } from './PostScriptError';

/** How much of what it says is kept, in characters. */
const SAID = 4_000;
const { resultBytes, memory, processMemory, milliseconds: longest } = POSTSCRIPT_LIMITS;
/** POSIX counts the bytes of a file in blocks of 512, and shells memory in kilobytes. Where one is not known it is left out. */
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
  // Everything keeps the inks it has, and pictures their pixels.
  ...['-sColorConversionStrategy=LeaveColorUnchanged'],
  ...['-dAutoFilterColorImages=false', '-dColorImageFilter=/FlateEncode'],
  ...['-dAutoFilterGrayImages=false', '-dGrayImageFilter=/FlateEncode'],
  ...['Color', 'Gray', 'Mono'].map((kind) => `-dDownsample${kind}Images=false`),
];

/** How long a program may run, and what ends it before that. */
export interface RunLimits {
  /** @default 20 s */
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
}

/** What a Ghostscript fails with whose -dSAFER programs have got around, being made of PostScript itself. */
const TOO_OLD = 'Ghostscript-is-too-old';
/** Fonts are in the PDF, those too that every reader of PDF has, which are not the same everywhere. */
const FIRST = `revision 950 lt {${TOO_OLD}} if << /EmbedAllFonts true /NeverEmbed [] >> setdistillerparams`;

/**
 * Runs a program of PostScript, which lies in a folder that is its own, and makes a PDF there. It sees no other file but those
 * of Ghostscript, and nothing of the surroundings of the platform. Ghostscript knows no network.
 * @throws PostScriptError where it fails or takes too much; what the signal says
 */
export async function runGhostscript(
  ghostscript: string,
  { folder, program, result }: { readonly folder: string; readonly program: string; readonly result: string },
  { milliseconds = longest, signal }: RunLimits = {},
): Promise<void> {
  const command = [ghostscript, ...OPTIONS, `-sOutputFile=${result}`, '-c', FIRST, '-f', program];
  const run = spawn('/bin/sh', ['-c', LIMITED, 'sh', ...command], {
    cwd: folder,
    // Temporary files of all programs could be read and written, were it not for a folder of its own.
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

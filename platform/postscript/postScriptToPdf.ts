import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProgram } from './copyProgram';
import { findGhostscript } from './findGhostscript';
import { NoGhostscriptError } from './PostScriptError';
import { runGhostscript, type RunLimits } from './runGhostscript';

const [PROGRAM, RESULT] = ['program.eps', 'program.pdf'];

/**
 * Makes a PDF of PostScript, as large as its bounding box, by Ghostscript, a process of its own. What is written lies in a
 * new folder within the one given, and goes with that. @returns where the PDF is
 * @throws NoGhostscriptError, PostScriptError, what the signal says
 */
export async function postScriptToPdf(path: string, folder: string, limits: RunLimits = {}): Promise<string> {
  const ghostscript = findGhostscript();
  if (ghostscript === undefined) throw new NoGhostscriptError();
  const own = await mkdtemp(join(folder, 'postscript-'));
  await copyProgram(path, join(own, PROGRAM));
  await runGhostscript(ghostscript, { folder: own, program: PROGRAM, result: RESULT }, limits);
  return join(own, RESULT);
}

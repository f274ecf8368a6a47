import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProgram } from './copyProgram';
import { findGhostscript } from './findGhostscript';
import { NoGhostscriptError } from './PostScriptError';
import { runGhostscript, type RunLimits } from './runGhostscript';

const [PROGRAM, RESULT] = ['program.eps', 'program.pdf'];

/**
 * Converts PostScript to a PDF the size of its bounding box, with Ghostscript in a process of its own. Writes into a
 * new folder within the given one, which is deleted with that. @returns the path of the PDF
 * @throws NoGhostscriptError, PostScriptError, the abort reason of the signal
 */
export async function postScriptToPdf(path: string, folder: string, limits: RunLimits = {}): Promise<string> {
  const ghostscript = findGhostscript();
  if (ghostscript === undefined) throw new NoGhostscriptError();
  const own = await mkdtemp(join(folder, 'postscript-'));
  await copyProgram(path, join(own, PROGRAM));
  await runGhostscript(ghostscript, { folder: own, program: PROGRAM, result: RESULT }, limits);
  return join(own, RESULT);
}

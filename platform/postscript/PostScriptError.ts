/** PostScript can't be converted to PDF. The message is a sentence for the user who uploaded it. */
export class PostScriptError extends Error {
  override name = 'PostScriptError';
}

/** Ghostscript is not installed on this machine. */
export class NoGhostscriptError extends PostScriptError {
  override name = 'NoGhostscriptError';

  constructor() {
    super('There is no Ghostscript on the server.');
  }
}

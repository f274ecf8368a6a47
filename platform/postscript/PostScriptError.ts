/** PostScript can't be made into a PDF. The message is a sentence for whoever brought it. */
export class PostScriptError extends Error {
  override name = 'PostScriptError';
}

/** There is no Ghostscript on this machine. */
export class NoGhostscriptError extends PostScriptError {
  override name = 'NoGhostscriptError';

  constructor() {
    super('There is no Ghostscript on the server.');
  }
}

export { findGhostscript } from './findGhostscript';
export { postScriptToPdf } from './postScriptToPdf';
export { NoGhostscriptError, PostScriptError } from './PostScriptError';

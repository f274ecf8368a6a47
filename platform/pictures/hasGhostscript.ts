import { findGhostscript } from '../postscript';

/** Whether Ghostscript is installed. */
export const hasGhostscript = (): boolean => findGhostscript() !== undefined;

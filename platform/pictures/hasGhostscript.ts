import { findGhostscript } from '../postscript';

/** Whether PostScript is drawn here. */
export const hasGhostscript = (): boolean => findGhostscript() !== undefined;

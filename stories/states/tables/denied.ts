import type { ScreenState } from '../support/ScreenState';

const NO_ACCESS = 'Sorry, you don’t have access';

/** Whoever is kept out is told so. */
export const deniedToDesigner: ScreenState = { persona: 'template.designer', shows: NO_ACCESS };

/** A user of one environment is sent to the projects of that environment. */
export const deniedToUser: ScreenState = { persona: 'user', shows: 'My projects' };

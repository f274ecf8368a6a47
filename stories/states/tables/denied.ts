import type { ScreenState } from '../support/ScreenState';

const NO_ACCESS = 'Sorry, you don’t have access';

/** A denied user sees a message. */
export const deniedToDesigner: ScreenState = { persona: 'template.designer', shows: NO_ACCESS };

/** A user of one environment is redirected to its projects. */
export const deniedToUser: ScreenState = { persona: 'user', shows: 'My projects' };

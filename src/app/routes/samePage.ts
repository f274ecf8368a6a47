import { useLocation, useNavigationType, type NavigationType } from 'react-router';

/** State of a navigation that gives the open page another address: nothing is left by it. */
export const SAME_PAGE = { isSamePage: true } as const;

/** Whether a navigation stays on the page; going back to an address it was left by does not. */
export const staysOnPage = (state: unknown, type: `${NavigationType}`): boolean =>
  type !== 'POP' && typeof state === 'object' && state !== null && 'isSamePage' in state;

/** Whether the present address came from the page that was open before, which is open still. */
export const useStaysOnPage = (): boolean => staysOnPage(useLocation().state, useNavigationType());

import { useLocation, useNavigationType, type NavigationType } from 'react-router';

/** Router state of a navigation that changes only the address of the open page. */
export const SAME_PAGE = { isSamePage: true } as const;

/** Whether a navigation stays on the page; going back to an earlier address of it does not. */
export const staysOnPage = (state: unknown, type: `${NavigationType}`): boolean =>
  type !== 'POP' && typeof state === 'object' && state !== null && 'isSamePage' in state;

/** Whether the current address came from the page that is still open. */
export const useStaysOnPage = (): boolean => staysOnPage(useLocation().state, useNavigationType());

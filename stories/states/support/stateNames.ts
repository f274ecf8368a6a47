/** The states every screen must have, in the order of the atlas. A 401 leads to `sessionExpired`. */
export const STATE_NAMES = [
  'loaded',
  'loading',
  'empty',
  'noMatch',
  'longContent',
  'error400',
  'error403',
  'error404',
  'error500',
  'networkDown',
  'denied',
  'sessionExpired',
] as const;

/** Name of a state that every screen must have. */
export type StateName = (typeof STATE_NAMES)[number];

/** Labels of states in the atlas. */
export const STATE_LABELS: Readonly<Record<StateName, string>> = {
  loaded: 'Loaded',
  loading: 'Loading',
  empty: 'Empty',
  noMatch: 'No match',
  longContent: 'Long content',
  error400: '400',
  error403: '403',
  error404: '404',
  error500: '500',
  networkDown: 'Network down',
  denied: 'Denied',
  sessionExpired: '401, session expired',
};

/** Returns the story name of a state. */
export function storyNameOf(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}

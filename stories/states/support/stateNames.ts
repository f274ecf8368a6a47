/** The states every screen is asked for, in the order of the atlas. Status 401 is what `sessionExpired` follows from. */
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

/** The name of a state that every screen is asked for. */
export type StateName = (typeof STATE_NAMES)[number];

/** How a state is called in the atlas. */
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

/** The name of the story that shows a state. */
export function storyNameOf(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}

import type { OwnScreen, Screen, ScreenState } from './ScreenState';

/** Returns the existing states of a screen by name, in the order of the atlas. */
export function statesOf(screen: Screen | OwnScreen): Record<string, ScreenState> {
  const states = Object.entries('states' in screen ? screen.states : {});
  const present = states.filter(
    (entry): entry is [(typeof entry)[0], ScreenState] => !('leftOut' in entry[1]),
  );
  return { ...Object.fromEntries(present), ...screen.more };
}

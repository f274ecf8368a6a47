import type { OwnScreen, Screen } from './ScreenState';

/** Defines a screen of the route table, with its states and the reasons for missing ones. */
export function defineScreen<const S extends Screen>(screen: S): S {
  return screen;
}

/** Defines a screen outside the route table. */
export function defineOwnScreen<const S extends OwnScreen>(screen: S): S {
  return screen;
}

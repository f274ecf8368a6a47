import type { OwnScreen, Screen } from './ScreenState';

/** A screen of the route table, with the states it has and the reasons for those it has not. */
export function defineScreen<const S extends Screen>(screen: S): S {
  return screen;
}

/** A screen outside the route table. */
export function defineOwnScreen<const S extends OwnScreen>(screen: S): S {
  return screen;
}

import type { paths as EnvironmentPaths } from '@/api/contract/environment.gen';
import type { Method, PathOf } from '@/api/http';
import type { createMockPlatform, Persona } from '@/api/mocks';
import type { ConfigurationError } from '@/domain/configuration';
import type { StateName } from './stateNames';

/** Everything the mocked platform of a story holds, to be changed before the screen asks for it. */
export type StoryStore = ReturnType<typeof createMockPlatform>['store'];

/** Guids of where a screen is looked at. */
export interface ScreenContext {
  subscriptionId: string;
  environmentId: string;
}

type PlatformOperation = { [M in Method]: `${M} ${PathOf<M>}` }[Method];
type EnvironmentOperation = {
  [P in keyof EnvironmentPaths]: {
    [M in Method]: EnvironmentPaths[P][M] extends object ? `${M} ${P}` : never;
  }[Method];
}[keyof EnvironmentPaths];

/** An operation of one of the contracts, as `get /subscriptions`, or `get /{name}/settings` of an environment. */
export type OperationName = PlatformOperation | EnvironmentOperation;

/** What an operation answers in place of what the platform holds: nothing ever, no connection, or an error status. */
export type AnswerOverride = 'never' | 'unreachable' | 400 | 401 | 403 | 404 | 500;

/** A screen at one moment, told by what the platform answers and not by props: the console does the rest itself. */
export interface ScreenState {
  /** Text that can be read once the state is reached. */
  shows: string | RegExp;
  /** Something is still under way in this state. @default false */
  isBusy?: boolean;
  /** Who looks. @default the screen's */
  persona?: Persona;
  /** Address inside the console. @default the screen's */
  path?: (place: ScreenContext) => string;
  /** Query of the address, such as `?search=word`. */
  search?: string;
  answers?: Partial<Record<OperationName, AnswerOverride>>;
  /** Changes the demo data before anything is asked for. */
  prepare?: (store: StoryStore, place: ScreenContext) => void;
  /** How far signing in has come. @default 'signed-in' */
  session?: 'starting' | 'refused' | 'signed-in';
  /** Start-up files that can't be read. */
  configurationProblems?: readonly ConfigurationError[];
  /** The code of the page can't be had. */
  isBroken?: boolean;
  /** What is done on the page once it is there. */
  play?: (body: HTMLElement) => Promise<void>;
}

/** A state a screen does not have. */
export interface LeftOut {
  readonly leftOut: string;
}

/** A screen of the console in every state it can be in. */
export interface Screen {
  /** Title of its stories. */
  readonly title: `Screens/${string}/${string}`;
  /** Address inside the console. */
  readonly path: (place: ScreenContext) => string;
  /** Who looks. @default 'subscription.admin' */
  readonly persona?: Persona;
  /** A state may only be missing with its reason. */
  readonly states: Readonly<Record<StateName, ScreenState | LeftOut>>;
  /** States no other screen has, by the name of their story. */
  readonly more?: Readonly<Record<string, ScreenState>>;
}

/** A screen outside the route table, which has the states of its own that there are. */
export type OwnScreen = Omit<Screen, 'states' | 'more'> & {
  readonly more: Readonly<Record<string, ScreenState>>;
};

/** Says why a screen has no such state. */
export function leftOut<const Reason extends string>(reason: Reason): { readonly leftOut: Reason } {
  return { leftOut: reason };
}

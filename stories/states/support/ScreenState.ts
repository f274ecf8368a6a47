import type { paths as EnvironmentPaths } from '@/contract/environment.gen';
import type { Method, PathOf } from '@/api/http';
import type { createMockPlatform, Persona } from '@/api/mocks';
import type { ConfigurationError } from '@/domain/configuration';
import type { StateName } from './stateNames';

/** The data of the mocked platform, changeable before the screen reads it. */
export type StoryStore = ReturnType<typeof createMockPlatform>['store'];

/** Guids of the screen's subscription and environment. */
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

/** An operation of a contract, as `get /subscriptions`, or `get /{name}/settings` of an environment. */
export type OperationName = PlatformOperation | EnvironmentOperation;

/** Replaces the response of an operation: never answers, has no connection, or returns an error status. */
export type AnswerOverride = 'never' | 'unreachable' | 400 | 401 | 403 | 404 | 412 | 500;

/** A state of a screen, caused by platform responses instead of props: the console does the rest itself. */
export interface ScreenState {
  /** Text that is visible once the state is reached. */
  shows: string | RegExp;
  /** Whether something is still loading in this state. @default false */
  isBusy?: boolean;
  /** The signed-in account. @default the screen's */
  persona?: Persona;
  /** Address inside the console. @default the screen's */
  path?: (place: ScreenContext) => string;
  /** Query of the address, such as `?search=word`. */
  search?: string;
  answers?: Partial<Record<OperationName, AnswerOverride>>;
  /** Changes the demo data before the first request. */
  prepare?: (store: StoryStore, place: ScreenContext) => void;
  /** The stage of signing in. @default 'signed-in' */
  session?: 'starting' | 'refused' | 'signed-in';
  /** Errors of the start-up files. */
  configurationProblems?: readonly ConfigurationError[];
  /** Whether the code of the page fails to load. */
  isBroken?: boolean;
  /** Actions on the loaded page. */
  play?: (body: HTMLElement) => Promise<void>;
}

/** A state a screen does not have. */
export interface LeftOut {
  readonly leftOut: string;
}

/** A screen of the console in all its states. */
export interface Screen {
  /** Title of its stories. */
  readonly title: `Screens/${string}/${string}`;
  /** Address inside the console. */
  readonly path: (place: ScreenContext) => string;
  /** The signed-in account. @default 'subscription.admin' */
  readonly persona?: Persona;
  /** A missing state needs a reason. */
  readonly states: Readonly<Record<StateName, ScreenState | LeftOut>>;
  /** States of this screen only, by story name. */
  readonly more?: Readonly<Record<string, ScreenState>>;
}

/** A screen outside the route table, with only its own states. */
export type OwnScreen = Omit<Screen, 'states' | 'more'> & {
  readonly more: Readonly<Record<string, ScreenState>>;
};

/** Marks a state as missing, with the reason. */
export function leftOut<const Reason extends string>(reason: Reason): { readonly leftOut: Reason } {
  return { leftOut: reason };
}

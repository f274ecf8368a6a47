import type { paths } from '../../contract/environment.gen';
import type { AnswerIn, Method, PathIn } from '../http';

type Nameless<Given> = Given extends { path: infer Path }
  ? Omit<Given, 'path'> & ([keyof Omit<Path, 'name'>] extends [never] ? object : { path: Omit<Path, 'name'> })
  : Given;

type WithoutName<Operation> = Operation extends { parameters: infer Given }
  ? Omit<Operation, 'parameters'> & { parameters: Nameless<Given> }
  : Operation;

/** A contract without the leading `/{name}`, since a client belongs to one environment. */
export type BelowName<Paths> = {
  [Path in keyof Paths as Path extends `/{name}${infer Rest}` ? Rest : never]: {
    [Key in keyof Paths[Path]]: WithoutName<Paths[Path][Key]>;
  };
};

/** The paths of an environment's own API below its name, such as `/connectors/{connectorId}`. */
export type EnvironmentPaths = BelowName<paths>;
/** The paths that have a method. */
export type EnvironmentPathOf<M extends Method> = PathIn<EnvironmentPaths, M>;
/** The answer of an operation; `undefined` if the contract has no content. */
export type EnvironmentAnswer<M extends Method, P> = AnswerIn<EnvironmentPaths, M, P>;

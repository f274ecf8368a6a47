import { PATHS } from './paths';

/** The id of a page. */
export type PathId = keyof typeof PATHS;

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Query = Readonly<Record<string, string>>;

/** The arguments of a path: values for all parameters, or nothing if it has none. */
type Given<Id extends PathId> = [ParametersOf<(typeof PATHS)[Id]>] extends [never]
  ? [parameters?: undefined, query?: Query]
  : [parameters: Readonly<Record<ParametersOf<(typeof PATHS)[Id]>, string>>, query?: Query];

/**
 * Returns the address of a page in the console, with encoded parameters and query values.
 * @example pathTo('user-details', { id: 'a b' }) // '/user-management/users/a%20b/details'
 */
export function pathTo<Id extends PathId>(id: Id, ...[parameters, query]: Given<Id>): string {
  const path = fillPath(PATHS[id], parameters);
  const parts = Object.entries(query ?? {}).map((pair) => pair.map(encodeURIComponent).join('='));
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/**
 * Replaces the parameters of a path by encoded values.
 * @throws Error naming a parameter without a value.
 */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}

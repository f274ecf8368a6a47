import { ROUTES } from '../routes/routeTable';
import type { RouteDefinition } from '../routes/RouteDefinition';

const ENVIRONMENTS = 'environments';

const TABLE = ROUTES.map((route) => ({ route, segments: segmentsOf(route.path) }));

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

/** The route a path belongs to; an exact segment wins over a parameter. Case counts as little as for the router. */
export function findRoute(pathname: string): RouteDefinition | undefined {
  const wanted = segmentsOf(pathname.toLowerCase());
  const matching = TABLE.filter(
    ({ segments }) =>
      segments.length === wanted.length &&
      segments.every((segment, index) => isParameter(segment) || segment === wanted[index]),
  );
  return (matching.find(({ segments }) => !isParameter(segments.at(-1))) ?? matching[0])?.route;
}

/** The environment a path lies in. */
export function environmentIdOf(pathname: string): string | undefined {
  const [area, environmentId] = segmentsOf(pathname);
  return area?.toLowerCase() === ENVIRONMENTS && environmentId ? decoded(environmentId) : undefined;
}

/** A segment as it was meant; what is no encoding of anything stands for itself, and is unknown to the platform. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

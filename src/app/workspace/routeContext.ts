import { ROUTES } from '../routeTable/routeTable';
import type { RouteDefinition } from '../routeTable/RouteDefinition';

const ENVIRONMENTS = 'environments';

const TABLE = ROUTES.map((route) => ({ route, segments: segmentsOf(route.path) }));

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

/** Finds the route of a path; an exact segment precedes a parameter. Ignores case, like the router. */
export function findRoute(pathname: string): RouteDefinition | undefined {
  const wanted = segmentsOf(pathname.toLowerCase());
  const matching = TABLE.filter(
    ({ segments }) =>
      segments.length === wanted.length &&
      segments.every((segment, index) => isParameter(segment) || segment === wanted[index]),
  );
  return (matching.find(({ segments }) => !isParameter(segments.at(-1))) ?? matching[0])?.route;
}

/** Returns the environment id of a path. */
export function environmentIdOf(pathname: string): string | undefined {
  const [area, environmentId] = segmentsOf(pathname);
  return area?.toLowerCase() === ENVIRONMENTS && environmentId ? decodeSegment(environmentId) : undefined;
}

/** Decodes a segment; returns an invalid encoding unchanged, which the platform does not know. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

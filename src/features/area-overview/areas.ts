import type { StorageCategory } from '@/domain/environment';

/** What an area of an environment is for, and what of the environment belongs to it. */
export interface Area {
  /** One or two sentences: what is done here, by whom. */
  purpose: string;
  /** The uses of storage this area accounts for. */
  storage: readonly StorageCategory[];
  /** Ids of routes people go on to from here. */
  related: readonly string[];
  /** Whether renders come out of this area. */
  hasRenders?: boolean;
}

/** The areas by the id of their route. */
export const AREAS: Readonly<Record<string, Area>> = {
  publisher: {
    purpose:
      'Fill in a template and order the finished document, without opening the studio: for people who use designs rather than make them.',
    storage: ['documents'],
    related: ['projects', 'output-tasks'],
    hasRenders: true,
  },
};

/** The area of a route. */
export function areaOf(routeId: string): Area {
  const area = AREAS[routeId];
  if (!area) throw new Error(`The route ${routeId} has no area.`);
  return area;
}

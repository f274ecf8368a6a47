import { readStorage, writeStorage } from '../storage/browserStorage';
import { findRoute } from '../workspace/routeContext';

const RECENT_PATHS = 'recentPaths';
const RECENT_COUNT = 12;

/** Paths of pages opened recently in this browser, except those of users and groups. */
export const recentPaths = {
  /** Newest first. */
  list: (): string[] => readStorage('localStorage', RECENT_PATHS)?.split(' ').filter(Boolean) ?? [],
  remember: (pathname: string): void => {
    const route = findRoute(pathname);
    if (!route || route.layout === 'bare' || /:(?!environmentId)/u.test(route.path)) return;
    const paths = [pathname, ...recentPaths.list().filter((path) => path !== pathname)];
    writeStorage('localStorage', RECENT_PATHS, paths.slice(0, RECENT_COUNT).join(' '));
  },
};

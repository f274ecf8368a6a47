import { WORKSPACE_STORAGE_KEYS } from '@/domain/workspace';
import { readStorage, writeStorage } from '../storage/browserStorage';

const LAST_ENVIRONMENT = 'lastEnvironmentId';
const RECENT_ENVIRONMENTS = 'recentEnvironmentIds';
const RECENT_COUNT = 8;

const listeners = new Set<() => void>();

/** Values remembered by the browser between visits, and by this tab. */
export const workspaceMemory = {
  clientId: () => readStorage('localStorage', WORKSPACE_STORAGE_KEYS.client),
  subscriptionId: () => readStorage('localStorage', WORKSPACE_STORAGE_KEYS.subscription),
  /** The environment last opened in this tab. */
  lastEnvironmentId: () => readStorage('sessionStorage', LAST_ENVIRONMENT),
  /** Environments opened in this browser, newest first. */
  recentEnvironmentIds: (): string[] =>
    readStorage('localStorage', RECENT_ENVIRONMENTS)?.split(' ').filter(Boolean) ?? [],

  rememberSubscription: (subscription: { guid: string; clientId: string }) => {
    writeStorage('localStorage', WORKSPACE_STORAGE_KEYS.subscription, subscription.guid);
    writeStorage('localStorage', WORKSPACE_STORAGE_KEYS.client, subscription.clientId);
    for (const listener of listeners) listener();
  },
  /** Calls back when this tab remembers another subscription; returns a function that stops it. */
  listenToSubscription: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  rememberEnvironment: (environmentId: string) => {
    const others = workspaceMemory.recentEnvironmentIds().filter((id) => id !== environmentId);
    writeStorage('sessionStorage', LAST_ENVIRONMENT, environmentId);
    writeStorage(
      'localStorage',
      RECENT_ENVIRONMENTS,
      [environmentId, ...others].slice(0, RECENT_COUNT).join(' '),
    );
  },
};

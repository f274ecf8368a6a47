import { createContext, useContext } from 'react';
import type { PlatformApi } from '@/api/http';
import type { NotificationKind } from '@/domain/notifications';

/**
 * Tells the reader something in a notification: that it is done, unless it says another kind. With `undo` it offers for ten
 * seconds to take back what was done; with `keepsUndo` the history of notifications offers it afterwards.
 */
export type Tell = (message: string, kind?: NotificationKind, undo?: () => void, keepsUndo?: boolean) => void;

/** What every feature is given by the console. Both stay the same from one draw to the next. */
export interface FeatureServices {
  /** The platform, with the user's token. */
  readonly api: PlatformApi;
  readonly tell: Tell;
}

export const FeatureContext = createContext<FeatureServices | undefined>(undefined);

function useServices(): FeatureServices {
  const services = useContext(FeatureContext);
  if (!services) throw new Error('A feature needs a FeatureContext around it.');
  return services;
}

/** The client of the platform's API. @throws Error outside a FeatureContext. */
export function useApi(): PlatformApi {
  return useServices().api;
}

/** Tells how something the reader asked for ended. @throws Error outside a FeatureContext. */
export function useTell(): Tell {
  return useServices().tell;
}

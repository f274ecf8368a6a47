import { createContext, useContext } from 'react';
import type { PlatformApi } from '@/api/http';
import type { NotificationKind } from '@/domain/notifications';

/**
 * Shows a notification, of success unless another kind is given. `undo` adds an Undo button for ten seconds; with
 * `keepsUndo` the notification history offers it later, too.
 */
export type Tell = (message: string, kind?: NotificationKind, undo?: () => void, keepsUndo?: boolean) => void;

/** The services the console gives every feature. Both are stable between renders. */
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

/** Returns the function that shows notifications. @throws Error outside a FeatureContext. */
export function useNotify(): Tell {
  return useServices().tell;
}

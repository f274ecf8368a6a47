import { createContext, useContext } from 'react';
import type { PlatformApi } from '@/api/http';

export const ApiContext = createContext<PlatformApi | undefined>(undefined);

/** The client of the platform's API. @throws Error outside its provider. */
export function useApi(): PlatformApi {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider around it.');
  return api;
}

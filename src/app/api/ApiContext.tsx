import { createContext, useContext } from 'react';
import type { ApiClient } from '@/api/http';

export const ApiContext = createContext<ApiClient | undefined>(undefined);

/** The client of the platform's API. @throws Error outside its provider. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider around it.');
  return api;
}

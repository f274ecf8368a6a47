import { createContext, useContext } from 'react';
import type { StartUp } from './loadConfiguration';

export const ConfigurationContext = createContext<StartUp | undefined>(undefined);

/** Returns the start-up configuration. @throws Error outside its provider */
export function useStartUp(): StartUp {
  const startUp = useContext(ConfigurationContext);
  if (!startUp) throw new Error('useStartUp needs a ConfigurationContext around it.');
  return startUp;
}

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { applyColourMode, colourModes, type ColourMode } from '@/components/theme';
import { readStorage, writeStorage } from './storage/browserStorage';

const STORAGE_KEY = 'colourMode';

interface Appearance {
  colourMode: ColourMode;
  setColourMode: (mode: ColourMode) => void;
}

const AppearanceContext = createContext<Appearance | undefined>(undefined);

/** Returns the reader's theme: light, dark or the system's. @throws Error outside its provider */
export function useAppearance(): Appearance {
  const appearance = useContext(AppearanceContext);
  if (!appearance) throw new Error('useAppearance needs an AppearanceProvider around it.');
  return appearance;
}

/** Returns the stored choice, else the system's. */
export function storedColourMode(): ColourMode {
  return colourModes.find((mode) => mode === readStorage('localStorage', STORAGE_KEY)) ?? 'system';
}

/** Applies the chosen theme and stores the choice. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [colourMode, setColourMode] = useState(storedColourMode);
  useEffect(() => applyColourMode(colourMode), [colourMode]);
  const appearance = useMemo(
    () => ({
      colourMode,
      setColourMode: (mode: ColourMode) => {
        writeStorage('localStorage', STORAGE_KEY, mode);
        setColourMode(mode);
      },
    }),
    [colourMode],
  );
  return <AppearanceContext value={appearance}>{children}</AppearanceContext>;
}

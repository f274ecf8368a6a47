import { createContext, useContext } from 'react';

/** A feature of the studio that can be off, by the name of its flag. */
export type StudioFeature = 'barcodeFrames' | 'gradientFills';

/** Whether a feature of the studio is on here; all are where nothing says otherwise. */
export const FeaturesContext = createContext<(feature: StudioFeature) => boolean>(() => true);

/** Whether a feature of the studio is on here. Documents that use one that is off are still drawn. */
export const useFeature = (feature: StudioFeature): boolean => useContext(FeaturesContext)(feature);

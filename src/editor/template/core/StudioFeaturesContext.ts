import { createContext, useContext } from 'react';

/** An optional feature of the studio, by the name of its flag. */
export type StudioFeature = 'barcodeFrames' | 'gradientFills';

/** Whether a studio feature is on; all are without a provider. */
export const StudioFeaturesContext = createContext<(feature: StudioFeature) => boolean>(() => true);

/** Whether a studio feature is on. Documents that use a switched-off one are still drawn. */
export const useFeature = (feature: StudioFeature): boolean => useContext(StudioFeaturesContext)(feature);

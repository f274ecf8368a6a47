import { createContext, useContext } from 'react';
import type { UploadTracker } from './UploadTracker';

export const UploadsContext = createContext<UploadTracker | undefined>(undefined);

/** Returns the tracker that uploads files and shows their progress. @throws Error outside an UploadsProvider */
export function useUploads(): UploadTracker {
  const tracker = useContext(UploadsContext);
  if (!tracker) throw new Error('Uploads need an UploadsProvider around them.');
  return tracker;
}

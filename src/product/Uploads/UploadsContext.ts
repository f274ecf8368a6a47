import { createContext, useContext } from 'react';
import type { UploadTracker } from './UploadTracker';

export const UploadsContext = createContext<UploadTracker | undefined>(undefined);

/** What sends files and tells the reader how far each is. @throws Error outside an UploadsProvider */
export function useUploads(): UploadTracker {
  const tracker = useContext(UploadsContext);
  if (!tracker) throw new Error('Uploads need an UploadsProvider around them.');
  return tracker;
}

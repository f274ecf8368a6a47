import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onDemand } from '@/components/onDemand';
import { UploadsContext } from './UploadsContext';
import { UploadTracker } from './UploadTracker';

const UploadTray = onDemand(async () => (await import('./UploadTray')).UploadTray);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Keeps uploads across pages and shows them on each; asks before the window closes during one. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const [tracker] = useState(() => new UploadTracker());
  const uploads = useSyncExternalStore(tracker.subscribe, tracker.read);
  const isRunning = uploads.some(({ state }) => state === 'running');
  useEffect(() => {
    if (!isRunning) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  return (
    <UploadsContext value={tracker}>
      {children}
      {uploads.length > 0 && <UploadTray tracker={tracker} uploads={uploads} />}
    </UploadsContext>
  );
}

import { useEffect } from 'react';
import { CLIPBOARD } from './SharedClipboard';

/** Shares what is copied with the other windows of the console for as long as an editor is open. */
export function useSharedClipboard() {
  useEffect(() => {
    const leave = CLIPBOARD.join(new BroadcastChannel('platen copied frames'));
    window.addEventListener('blur', CLIPBOARD.leave);
    return () => {
      window.removeEventListener('blur', CLIPBOARD.leave);
      leave();
    };
  }, []);
  return CLIPBOARD;
}

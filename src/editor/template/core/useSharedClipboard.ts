import { useEffect } from 'react';
import { CLIPBOARD } from './SharedClipboard';

/** Shares the clipboard with the console's other windows while an editor is open. */
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

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession, EditorView } from './EditorSession';
import type { LaterView } from './LaterView';

/** The template that is open, for everything in its editor. */
export const SessionContext = createContext<EditorSession | undefined>(undefined);

/** The view of what need not keep up with keys; without it the view is that of the session. */
export const LaterViewContext = createContext<LaterView | undefined>(undefined);

/** The template that is open. @throws Error outside an editor */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no template open here.');
  return session;
}

/** What of the view `pick` answers with; drawn again when that is another thing. `pick` makes no new objects. */
export function useView<Picked>(pick: (view: EditorView) => Picked): Picked {
  const session = useSession();
  const { subscribe, view } = useContext(LaterViewContext) ?? session;
  return useSyncExternalStore(subscribe, () => pick(view()));
}

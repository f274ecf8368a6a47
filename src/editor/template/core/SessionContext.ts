import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession, EditorView } from './EditorSession';
import type { DelayedEditorView } from './DelayedEditorView';

/** The open template, for everything in its editor. */
export const SessionContext = createContext<EditorSession | undefined>(undefined);

/** The delayed view for parts that need not follow typing; without it they use the session's view. */
export const LaterViewContext = createContext<DelayedEditorView | undefined>(undefined);

/** Returns the open template. @throws Error outside an editor */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no template open here.');
  return session;
}

/** Subscribes to the part of the view that `pick` returns. `pick` must not create new objects. */
export function useView<Picked>(pick: (view: EditorView) => Picked): Picked {
  const session = useSession();
  const { subscribe, view } = useContext(LaterViewContext) ?? session;
  return useSyncExternalStore(subscribe, () => pick(view()));
}

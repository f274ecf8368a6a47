import type { ReactNode } from 'react';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { Gestures } from '@/editor/template/core/Gestures';
import { useEditorKeys } from '@/editor/template/useEditorKeys';

const nothing = () => undefined;

/** Part of the editor with its keys; commands outside of the session do nothing. */
export function WithKeys({ session, children }: { session: EditorSession; children: ReactNode }) {
  useEditorKeys(
    {
      session,
      newId: () => 'new',
      open: nothing,
      save: nothing,
      showShortcuts: nothing,
      zoom: { in: nothing, out: nothing, actual: nothing, fit: nothing, selection: nothing, width: nothing },
      gestures: new Gestures(session, () => 'new'),
      clipboard: { clip: undefined },
    },
    { isOwn: () => true, take: () => false },
  );
  return children;
}

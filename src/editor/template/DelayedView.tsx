import { useEffect, useState, type ReactNode } from 'react';
import { DelayedEditorView } from './core/DelayedEditorView';
import { LaterViewContext, useSession } from './core/SessionContext';

interface Props {
  children: ReactNode;
}

const isTypingOnPage = (): boolean => document.activeElement?.closest('[data-stage]') != null;

/** Everything around the page. Its updates wait while text is typed, until the user turns to it. */
export function DelayedView({ children }: Props) {
  const session = useSession();
  const [later] = useState(() => new DelayedEditorView(session, isTypingOnPage));
  useEffect(() => later.follow(), [later]);
  return (
    <LaterViewContext value={later}>
      <div
        style={{ display: 'contents' }}
        onPointerDownCapture={later.catchUp}
        onFocusCapture={later.catchUp}
      >
        {children}
      </div>
    </LaterViewContext>
  );
}

/** The page inside it, which shows each key at once. */
export function ThePage({ children }: Props) {
  return <LaterViewContext value={undefined}>{children}</LaterViewContext>;
}

import { useEffect, useState, type ReactNode } from 'react';
import { LaterView } from './core/LaterView';
import { LaterViewContext, useSession } from './core/SessionContext';

interface Props {
  children: ReactNode;
}

const isTypingOnPage = (): boolean => document.activeElement?.closest('[data-stage]') != null;

/** What stands around the page, and what it is put together from: waits while a text is typed, until it is touched. */
export function AroundThePage({ children }: Props) {
  const session = useSession();
  const [later] = useState(() => new LaterView(session, isTypingOnPage));
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

/** The page within what stands around it: shows each key at once. */
export function ThePage({ children }: Props) {
  return <LaterViewContext value={undefined}>{children}</LaterViewContext>;
}

import { useState, type ReactNode } from 'react';
import { styled } from '@/components/theme';
import { EditorSession } from '@/editor/template/core/EditorSession';
import { SessionContext } from '@/editor/template/core/SessionContext';
import type { Document } from '@/engine/document';

const Frame = styled('section', {
  padding: '$2',
  border: '1px solid $border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '$small',
  // The editor's root sets this for its content.
  '&, & *, & *::before, & *::after': { boxSizing: 'border-box' },
  variants: {
    width: {
      left: { width: '16.25rem' },
      right: { width: '18rem' },
      all: { width: '100%' },
    },
  },
});

interface PanelFrameProps {
  /** Accessible name of the panel. */
  name: string;
  document: Document;
  /** The side with the panel's width. @default 'left' */
  width?: 'left' | 'right' | 'all';
  /** Called with the template once it is open. */
  onOpen?: (session: EditorSession) => void;
  children: ReactNode;
}

/** A panel of the template editor with a template in memory, without the editor. */
export function PanelFrame({ name, document, width = 'left', onOpen, children }: PanelFrameProps) {
  const [session] = useState(() => {
    const opened = new EditorSession({
      document,
      revision: undefined,
      now: () => 0,
      keep: () => undefined,
      save: () => new Promise<never>(() => undefined),
    });
    onOpen?.(opened);
    return opened;
  });
  return (
    <SessionContext value={session}>
      <Frame width={width} aria-label={name}>
        {children}
      </Frame>
    </SessionContext>
  );
}

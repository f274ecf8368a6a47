import { useState } from 'react';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import type { OtherEditor } from '@/domain/templates';
import { nameEditors } from './nameEditors';

/** Warns on opening a template that other users already have open, before both change it. */
export function OpenElsewhere({ others }: { others: readonly OtherEditor[] }) {
  const [isRead, setIsRead] = useState(false);
  if (others.length === 0 || isRead) return null;
  const words = nameEditors(others);
  const verb = others.length === 1 && !others[0]?.isYou ? 'has' : 'have';
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        <Button size="s" onClick={() => setIsRead(true)}>
          Got it
        </Button>
      }
    >
      {words.charAt(0).toUpperCase() + words.slice(1)} {verb} this template open. The second user to save is
      asked whether to overwrite the first.
    </InlineMessage>
  );
}

import { useId, useState } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';

interface LeftOutProps {
  /** Pieces of the pasted text that hold no address. */
  pieces: readonly string[];
  onForget: () => void;
}

/** Counts the omitted parts of pasted text, and shows them on demand; hidden when there are none. */
export function LeftOut({ pieces, onForget }: LeftOutProps) {
  const [isShown, setShown] = useState(false);
  const listId = useId();
  if (pieces.length === 0) return null;
  const count = pieces.length;
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        <Inline gap="1">
          <Button
            size="s"
            intent="ghost"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
          <Button
            size="s"
            intent="ghost"
            onClick={() => {
              setShown(false);
              onForget();
            }}
          >
            Dismiss
          </Button>
        </Inline>
      }
    >
      <Stack gap="2">
        <span>
          {count.toLocaleString()} {count === 1 ? 'piece' : 'pieces'} of the pasted text{' '}
          {count === 1 ? 'holds' : 'hold'} no address and {count === 1 ? 'was' : 'were'} left out.
        </span>
        {isShown && (
          <Box
            as="ul"
            id={listId}
            aria-label="Left out"
            tabIndex={0}
            css={{
              margin: 0,
              paddingInlineStart: '$5',
              maxHeight: '8rem',
              overflowY: 'auto',
              overflowWrap: 'anywhere',
            }}
          >
            {pieces.map((piece, index) => (
              <li key={`${index} ${piece}`}>{piece}</li>
            ))}
          </Box>
        )}
      </Stack>
    </InlineMessage>
  );
}

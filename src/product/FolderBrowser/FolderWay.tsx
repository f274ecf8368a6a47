import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';

interface FolderWayProps {
  /** Names of the folders from the top to the one that is open. */
  names: readonly string[];
  /** Called with the place in `names` of the folder that was pressed. */
  onOpen: (index: number) => void;
}

/** Where a folder is among others, from the top; each of them a press away. */
export function FolderWay({ names, onOpen }: FolderWayProps) {
  return (
    <Inline
      as="nav"
      aria-label="Way to the folder"
      gap="0"
      wrap
      css={{
        // The first name stands under what is above it, whatever room its button takes beside.
        ...{ marginInlineStart: '-$2', '& > button': { maxWidth: '100%' } },
        '& > svg': { flexShrink: 0, color: '$textSubtle' },
      }}
    >
      {names.map((name, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && <Icon glyph={ChevronRight} size="s" />}
          <Button
            intent="ghost"
            size="s"
            aria-current={index === names.length - 1 ? 'location' : undefined}
            onClick={() => onOpen(index)}
          >
            <MiddleTruncate text={name} />
          </Button>
        </Fragment>
      ))}
    </Inline>
  );
}

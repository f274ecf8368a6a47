import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';

interface FolderWayProps {
  /** Names of the folders from the root to the open one. */
  names: readonly string[];
  /** Called with the index in `names` of the clicked folder. */
  onOpen: (index: number) => void;
}

/** Shows the path to a folder; each part is a button. */
export function FolderWay({ names, onOpen }: FolderWayProps) {
  return (
    <Inline
      as="nav"
      aria-label="Path of the folder"
      gap="0"
      wrap
      css={{
        // Aligns the first name with the content above, despite the button's padding.
        marginInlineStart: '-$2',
        '& > button': { maxWidth: '100%' },
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

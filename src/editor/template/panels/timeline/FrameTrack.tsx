import { Ellipsis } from 'lucide-react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Menu, type MenuEntry } from '@/components/Menu';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import type { Animation } from '@/engine/document';
import { TimelineRow } from './TimelineRow';
import { addPart, PARTS, removePart, type AnimatedFrame } from './timing';

const PART_NAMES = { intro: 'intro', emphasis: 'emphasis', outro: 'outro' } as const;

interface FrameTrackProps {
  row: AnimatedFrame;
  lengthMs: number;
  isSelected: boolean;
  onSelect: () => void;
  /** Changes the animation, or removes it; changes with the same key are one undo step. */
  onChange: (animation: Animation | null, key?: string) => string | undefined;
}

/** A frame in the timeline: its name, the menu of its animation, and its bars. */
export function FrameTrack({ row, lengthMs, isSelected, onSelect, onChange }: FrameTrackProps) {
  const { name, animation } = row;
  const entries: readonly MenuEntry[] = [
    ...PARTS.map((part) => ({
      id: part,
      label: animation[part] ? `Remove ${PART_NAMES[part]}` : `Add ${PART_NAMES[part]}`,
      onSelect: () => onChange(animation[part] ? removePart(animation, part) : addPart(animation, part)),
    })),
    { kind: 'separator', id: 'line' },
    { id: 'none', label: 'Remove animation', danger: true, onSelect: () => onChange(null) },
  ];
  return (
    <Box role="group" aria-label={name} css={{ display: 'contents' }}>
      <Inline gap="1" css={{ minWidth: 0 }}>
        <Box css={{ flex: 1, minWidth: 0, '& button': { maxWidth: '100%' } }}>
          <Button intent="ghost" size="s" aria-pressed={isSelected} onClick={onSelect}>
            <MiddleTruncate text={name} />
          </Button>
        </Box>
        <Menu label={`Animation of ${name}`} entries={entries} align="end" side="top">
          <IconButton icon={Ellipsis} size="s" label={`Animation of ${name}`} />
        </Menu>
      </Inline>
      <Box data-track="">
        <TimelineRow row={row} lengthMs={lengthMs} onChange={onChange} />
      </Box>
    </Box>
  );
}

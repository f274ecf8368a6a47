import { Ellipsis, Pause, Play, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Menu, type MenuEntry } from '@/components/Menu';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { NumericInput } from '@/components/NumericInput';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LONGEST_TIMELINE_MS, resolveLayout, type Animation, type Id } from '@/engine/document';
import { useSession, useView } from '../../core/SessionContext';
import { NothingHere } from '../NothingHere';
import { TimelineRow } from './TimelineRow';
import { TimelineRuler } from './TimelineRuler';
import {
  animatedFrames,
  longestBar,
  newAnimation,
  PARTS,
  secondsText,
  STEP_MS,
  withoutPart,
  withPart,
  type AnimatedFrame,
} from './timing';
import type { Playback } from '../../../page/usePlayback';

const PART_NAMES = { intro: 'intro', emphasis: 'emphasis', outro: 'outro' } as const;

/** Names in the first column, bars in the second. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '$2',
} as const;

/** The line of the playhead through the rows. */
const NOW = {
  position: 'absolute',
  zIndex: 1,
  insetBlock: '1.5rem 0',
  width: 2,
  backgroundColor: '$action',
  pointerEvents: 'none',
} as const;

/** The timeline of an animated layout: when each frame comes, calls attention and leaves. */
export function Timeline({ timeMs, isPlaying, onSeek, onPlayingChange }: Playback) {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  const [fault, setFault] = useState<string>();
  const layoutId = document.selectedLayoutId;
  const { settings } = useMemo(() => resolveLayout(document, layoutId), [document, layoutId]);
  const rows = useMemo(() => animatedFrames(document, pageId), [document, pageId]);
  if (settings.intent !== 'digitalAnimated') return null;
  const { timelineLengthMs: lengthMs } = settings;

  const setAnimation = (frameIds: readonly Id[], value: Animation | null, key = '') =>
    session.change([{ kind: 'setAnimation', layoutId, frameIds, value }], {
      ...{ label: 'animation', ...(key !== '' && { key }) },
    });
  const setLength = (seconds: number) => {
    const wanted = Math.round((seconds * 1_000) / STEP_MS) * STEP_MS;
    const longest = longestBar(document);
    if (longest && wanted < longest.to)
      return setFault(`${longest.name} lasts until ${secondsText(longest.to)}: shorten its bar first.`);
    setFault(
      session.change([{ kind: 'setTimelineLength', layoutId, timelineLengthMs: wanted }], {
        label: 'timeline length',
      }),
    );
    if (timeMs > wanted) onSeek(wanted);
  };
  const still = selection.filter((id) => !rows.some(({ frameId }) => frameId === id));
  const entriesOf = ({ frameId, animation }: AnimatedFrame): readonly MenuEntry[] => [
    ...PARTS.map((part) => ({
      id: part,
      label: animation[part] ? `Remove ${PART_NAMES[part]}` : `Add ${PART_NAMES[part]}`,
      onSelect: () =>
        setAnimation([frameId], animation[part] ? withoutPart(animation, part) : withPart(animation, part)),
    })),
    { kind: 'separator', id: 'line' },
    { id: 'none', label: 'Remove animation', danger: true, onSelect: () => setAnimation([frameId], null) },
  ];

  return (
    <Stack as="section" gap="1" aria-label="Timeline" css={{ padding: '$2' }}>
      <Inline gap="3" align="start" wrap>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => onPlayingChange(!isPlaying)}
        />
        <Text size="small" numeric css={{ minWidth: '7rem', lineHeight: '$sizes$controlM' }}>
          {`${(timeMs / 1_000).toFixed(1)} of ${secondsText(lengthMs)}`}
        </Text>
        <Button
          startIcon={Plus}
          disabledReason={still.length === 0 ? 'Select frames that are not animated yet.' : undefined}
          onClick={() => setAnimation(still, withPart(newAnimation(lengthMs), 'intro'))}
        >
          Animate selected
        </Button>
        <Text
          size="small"
          tone="muted"
          aria-hidden
          css={{ marginInlineStart: 'auto', lineHeight: '$sizes$controlM' }}
        >
          Length
        </Text>
        <Box css={{ width: '12rem' }}>
          <NumericInput
            label="Length of the timeline"
            hideLabel
            unit="s"
            decimals={1}
            step={STEP_MS / 1_000}
            min={STEP_MS / 1_000}
            max={LONGEST_TIMELINE_MS / 1_000}
            value={lengthMs / 1_000}
            error={fault}
            onValueChange={setLength}
          />
        </Box>
      </Inline>
      <Box css={{ ...GRID, position: 'relative' }}>
        <span />
        <TimelineRuler {...{ timeMs, lengthMs, onSeek }} />
        <Box
          aria-hidden
          css={NOW}
          style={{ left: `calc(12.5rem + (100% - 12.5rem) * ${timeMs / lengthMs} - 1px)` }}
        />
        {rows.map((row) => (
          <Box key={row.frameId} role="group" aria-label={row.name} css={{ display: 'contents' }}>
            <Inline gap="1" css={{ minWidth: 0 }}>
              <Box css={{ flex: 1, minWidth: 0, '& button': { maxWidth: '100%' } }}>
                <Button
                  intent="ghost"
                  size="s"
                  aria-pressed={selection.includes(row.frameId)}
                  onClick={() => session.select([row.frameId])}
                >
                  <MiddleTruncate text={row.name} />
                </Button>
              </Box>
              <Menu label={`Animation of ${row.name}`} entries={entriesOf(row)} align="end" side="top">
                <IconButton icon={Ellipsis} size="s" label={`Animation of ${row.name}`} />
              </Menu>
            </Inline>
            <Box data-track="">
              <TimelineRow
                {...{ row, lengthMs }}
                onChange={(animation, key) => setAnimation([row.frameId], animation, key)}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {rows.length === 0 && (
        <NothingHere>
          Nothing moves on this page yet. Select a frame and choose “Animate selected”.
        </NothingHere>
      )}
    </Stack>
  );
}

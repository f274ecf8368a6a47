import { Pause, Play, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { NumericInput } from '@/components/NumericInput';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LONGEST_TIMELINE_MS, resolveLayout, type Animation, type Id } from '@/engine/document';
import { useSession, useView } from '../../core/SessionContext';
import { NothingHere } from '../NothingHere';
import { FrameTrack } from './FrameTrack';
import { TimelineRuler } from './TimelineRuler';
import { listAnimatedFrames, findLastBar, newAnimation, formatSeconds, STEP_MS, addPart } from './timing';
import type { Playback } from '../../../page/usePlayback';

/** First column: names; second column: bars. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '$2',
} as const;

/** The line of the playhead across the rows. */
const NOW = {
  position: 'absolute',
  zIndex: 1,
  insetBlock: '1.5rem 0',
  width: 2,
  backgroundColor: '$action',
  pointerEvents: 'none',
} as const;

/** The timeline of an animated layout: intro, emphasis and outro of each frame. */
export function Timeline({ timeMs, isPlaying, onSeek, onPlayingChange }: Playback) {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const selection = useView((view) => view.selection);
  const [fault, setFault] = useState<string>();
  const layoutId = document.selectedLayoutId;
  const { settings } = useMemo(() => resolveLayout(document, layoutId), [document, layoutId]);
  const rows = useMemo(() => listAnimatedFrames(document, pageId), [document, pageId]);
  if (settings.intent !== 'digitalAnimated') return null;
  const { timelineLengthMs: lengthMs } = settings;

  const setAnimation = (frameIds: readonly Id[], value: Animation | null, key = '') =>
    session.change([{ kind: 'setAnimation', layoutId, frameIds, value }], {
      label: 'animation',
      ...(key !== '' && { key }),
    });
  const setLength = (seconds: number) => {
    const wanted = Math.round((seconds * 1_000) / STEP_MS) * STEP_MS;
    const longest = findLastBar(document);
    if (longest && wanted < longest.to)
      return setFault(`${longest.name} lasts until ${formatSeconds(longest.to)}: shorten its bar first.`);
    setFault(
      session.change([{ kind: 'setTimelineLength', layoutId, timelineLengthMs: wanted }], {
        label: 'timeline length',
      }),
    );
    if (timeMs > wanted) onSeek(wanted);
  };
  const still = selection.filter((id) => !rows.some(({ frameId }) => frameId === id));

  return (
    <Stack as="section" gap="1" aria-label="Timeline" css={{ padding: '$2' }}>
      <Inline gap="3" align="start" wrap>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => onPlayingChange(!isPlaying)}
        />
        <Text size="small" numeric css={{ minWidth: '7rem', lineHeight: '$sizes$controlM' }}>
          {`${(timeMs / 1_000).toFixed(1)} of ${formatSeconds(lengthMs)}`}
        </Text>
        <Button
          startIcon={Plus}
          disabledReason={still.length === 0 ? 'Select frames that are not animated yet.' : undefined}
          onClick={() => setAnimation(still, addPart(newAnimation(lengthMs), 'intro'))}
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
        <TimelineRuler timeMs={timeMs} lengthMs={lengthMs} onSeek={onSeek} />
        <Box
          aria-hidden
          css={NOW}
          style={{ left: `calc(12.5rem + (100% - 12.5rem) * ${timeMs / lengthMs} - 1px)` }}
        />
        {rows.map((row) => (
          <FrameTrack
            key={row.frameId}
            row={row}
            lengthMs={lengthMs}
            isSelected={selection.includes(row.frameId)}
            onSelect={() => session.select([row.frameId])}
            onChange={(animation, key) => setAnimation([row.frameId], animation, key)}
          />
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

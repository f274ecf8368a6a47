import { Pause, Play } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import type { Playback } from '../../page/usePlayback';

const Slider = styled('input', { flex: 1, minWidth: '6rem', accentColor: '$colors$action' });

/** Milliseconds per step of the timeline. */
const STEP = 100;
const seconds = (ms: number) => (ms / 1_000).toFixed(1);

/** Play button and timeline of an animated layout. */
export function PlayBar({ playback, lengthMs }: { playback: Playback; lengthMs: number }) {
  const { timeMs, isPlaying, onSeek, onPlayingChange } = playback;
  return (
    <Inline gap="2" role="group" aria-label="Timeline">
      <IconButton
        icon={isPlaying ? Pause : Play}
        size="s"
        label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => onPlayingChange(!isPlaying)}
      />
      <Slider
        type="range"
        aria-label="Moment"
        aria-valuetext={`${seconds(timeMs)} of ${seconds(lengthMs)} seconds`}
        min={0}
        max={lengthMs}
        step={STEP}
        value={Math.round(timeMs / STEP) * STEP}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
      <Text size="small">
        {seconds(timeMs)} / {seconds(lengthMs)} s
      </Text>
    </Inline>
  );
}

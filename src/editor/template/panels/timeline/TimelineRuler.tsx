import { useState } from 'react';
import { css, styled } from '@/components/theme';
import { TimeSlider } from './TimeSlider';
import { formatSeconds, STEP_MS } from './timing';

const Ruler = styled('div', {
  position: 'relative',
  height: '1.5rem',
  borderBlockEnd: '1px solid $border',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '1.5rem',
  userSelect: 'none',
});
const Mark = styled('span', { position: 'absolute', transform: 'translateX(-50%)' });

/* 2 px visible, 16 px to press. */
const head = css({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  width: '1rem',
  height: '1.5rem',
  transform: 'translateX(-50%)',
  cursor: 'ew-resize',
  touchAction: 'none',
  focusRing: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 1px)',
    width: 2,
    backgroundColor: '$action',
  },
  '@forcedColours': { '&::before': { backgroundColor: 'Highlight' } },
});

/** Returns the seconds with a mark, at most about ten. */
const marksOf = (lengthMs: number): readonly number[] => {
  const seconds = lengthMs / 1_000;
  const every = [0.5, 1, 2, 5, 10, 30, 60, 300, 600].find((it) => seconds / it <= 10) ?? 3_600;
  return Array.from({ length: Math.floor(seconds / every) + 1 }, (_, index) => index * every * 1_000);
};

interface TimelineRulerProps {
  timeMs: number;
  lengthMs: number;
  onSeek: (timeMs: number) => void;
}

/** The ruler of the timeline with the playhead. */
export function TimelineRuler({ timeMs, lengthMs, onSeek }: TimelineRulerProps) {
  const [start, setStart] = useState<number>();
  const seek = (ms: number) => onSeek(Math.min(lengthMs, Math.max(0, Math.round(ms / STEP_MS) * STEP_MS)));
  const percent = (ms: number) => `${(ms / lengthMs) * 100}%`;
  return (
    <Ruler data-track="">
      {marksOf(lengthMs).map((ms) => (
        <Mark key={ms} aria-hidden style={{ left: percent(ms) }}>
          {ms / 1_000}
        </Mark>
      ))}
      <TimeSlider
        label="Playhead"
        valueMs={timeMs}
        valueText={formatSeconds(timeMs)}
        lengthMs={lengthMs}
        className={head().toString()}
        style={{ left: percent(timeMs) }}
        onStep={(byMs) => seek(timeMs + byMs)}
        onDrag={(byMs) => {
          setStart(start ?? timeMs);
          seek((start ?? timeMs) + byMs);
        }}
        onDragEnd={(isKept) => {
          if (!isKept && start !== undefined) seek(start);
          setStart(undefined);
        }}
      />
    </Ruler>
  );
}

import { useState } from 'react';
import { css, styled } from '@/components/theme';
import type { Animation } from '@/engine/document';
import { TimeSlider } from './TimeSlider';
import { PARTS, formatSeconds, spanOf, moveBar, type AnimatedFrame, type Edge, type Part } from './timing';

const NAMES: Readonly<Record<Part, string>> = {
  screen: 'Time on screen',
  intro: 'Intro',
  emphasis: 'Emphasis',
  outro: 'Outro',
};

const Track = styled('div', { position: 'relative', height: '2rem', touchAction: 'none' });

const bar = css({
  position: 'absolute',
  insetBlock: '0.25rem',
  overflow: 'hidden',
  borderRadius: '$small',
  fontSize: '$caption',
  lineHeight: '1.5rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'grab',
  focusRing: 1,
  '&:active': { cursor: 'grabbing' },
  '@forcedColours': { border: '1px solid CanvasText' },
  variants: {
    part: {
      screen: { backgroundColor: '$neutralSoft', color: '$neutralText' },
      intro: { backgroundColor: '$action', color: '$onAction' },
      emphasis: { backgroundColor: '$actionSoftHover', color: '$actionText' },
      outro: { backgroundColor: '$action', color: '$onAction' },
    },
  },
});

/* The handles at the ends cover the bar: 8 px visible, and as wide to press as a short bar allows. */
const end = css({
  position: 'absolute',
  insetBlock: '0.25rem',
  width: '0.5rem',
  borderRadius: '$small',
  cursor: 'ew-resize',
  focusRing: 1,
  '&:hover, &:focus-visible': { backgroundColor: '$focus' },
});

interface TimelineRowProps {
  row: AnimatedFrame;
  lengthMs: number;
  /** Called with the new animation; `key` is the same for consecutive changes of one part. */
  onChange: (animation: Animation, key: string) => void;
}

/** The bars of one frame. */
export function TimelineRow({ row, lengthMs, onChange }: TimelineRowProps) {
  const { frameId, name } = row;
  /** The animation during a drag. */
  const [dragged, setDragged] = useState<Animation>();
  const animation = dragged ?? row.animation;
  const percent = (ms: number) => `${(ms / lengthMs) * 100}%`;

  const slider = (part: Part, edge: Edge) => {
    const span = spanOf(animation, part);
    if (!span) return null;
    const { from, to } = span;
    const what = `${NAMES[part]} of ${name}`;
    const edges = { all: what, start: `Start: ${what}`, end: `End: ${what}` };
    const by = (start: Animation, byMs: number) => moveBar(start, { part, edge, byMs, lengthMs });
    return (
      <TimeSlider
        key={`${part} ${edge}`}
        label={edges[edge]}
        valueMs={edge === 'end' ? to : from}
        valueText={
          edge === 'all'
            ? `${formatSeconds(from)} to ${formatSeconds(to)}`
            : formatSeconds(edge === 'end' ? to : from)
        }
        lengthMs={lengthMs}
        className={edge === 'all' ? bar({ part }).toString() : end().toString()}
        style={
          edge === 'all'
            ? { left: percent(from), width: percent(to - from) }
            : edge === 'start'
              ? { left: percent(from) }
              : { left: `calc(${percent(to)} - 0.5rem)` }
        }
        onStep={(byMs) => onChange(by(row.animation, byMs), `${frameId} ${part} ${edge}`)}
        onDrag={(byMs) => setDragged(by(row.animation, byMs))}
        onDragEnd={(isKept) => {
          setDragged(undefined);
          if (isKept && dragged) onChange(dragged, '');
        }}
      >
        {edge === 'all' && part !== 'screen' && NAMES[part]}
      </TimeSlider>
    );
  };
  return (
    <Track>
      {(['screen', ...PARTS] as const).flatMap((part) => [
        ...(['all', 'start', 'end'] as const).map((edge) => slider(part, edge)),
      ])}
    </Track>
  );
}

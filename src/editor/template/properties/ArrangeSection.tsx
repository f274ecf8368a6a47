import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  ArrowDown,
  ArrowUp,
  BringToFront,
  SendToBack,
} from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';
import {
  alignFrames,
  boundsOf,
  boxAround,
  distributeFrames,
  LEAST_DISTRIBUTED,
  type AlignEdge,
  type Places,
} from './align';
import { Section } from './fields/Section';
import { useChange, type Selected } from './selected';
import { placeMembers, unitBoxes } from './unitBoxes';

const EDGES = [
  ['left', 'Align left', AlignStartVertical],
  ['centre', 'Align centre', AlignCenterVertical],
  ['right', 'Align right', AlignEndVertical],
  ['top', 'Align top', AlignStartHorizontal],
  ['middle', 'Align middle', AlignCenterHorizontal],
  ['bottom', 'Align bottom', AlignEndHorizontal],
] as const;

const AXES = [
  ['horizontal', 'Distribute across', AlignHorizontalSpaceAround],
  ['vertical', 'Distribute down', AlignVerticalSpaceAround],
] as const;

const ORDERS = [
  ['front', 'Bring to front', BringToFront],
  ['forward', 'Bring forward', ArrowUp],
  ['backward', 'Send backward', ArrowDown],
  ['back', 'Send to back', SendToBack],
] as const;

/** Aligns, distributes and orders the selection. */
export function ArrangeSection({ selected }: { selected: Selected }) {
  const [target, setTarget] = useState<'page' | 'selection'>('selection');
  const change = useChange(selected.ids);
  const { ids, layoutId, pageId, settings } = selected;
  const units = unitBoxes(selected);
  const boxes = new Map(units.map(({ id, box }) => [id, box]));
  const isAlone = units.length < 2;
  const place = (label: string, places: Places) =>
    change(label, [{ kind: 'placeFrames', layoutId, places: placeMembers(units, places) }]);
  const align = (edge: AlignEdge) => {
    const page = { x: 0, y: 0, width: settings.width, height: settings.height };
    const isOfPage = isAlone || target === 'page';
    place(
      'alignment',
      alignFrames(boxes, edge, isOfPage ? page : boxAround([...boxes.values()].map(boundsOf))),
    );
  };
  return (
    <Section title="Arrange">
      {!isAlone && (
        <Inline>
          <SegmentedControl
            label="Align to"
            options={[
              { value: 'selection', label: 'Selection' },
              { value: 'page', label: 'Page' },
            ]}
            value={target}
            onValueChange={setTarget}
          />
        </Inline>
      )}
      <Inline gap="1" role="group" aria-label="Align">
        {EDGES.map(([edge, label, icon]) => (
          <IconButton key={edge} size="s" icon={icon} label={label} onClick={() => align(edge)} />
        ))}
      </Inline>
      <Inline gap="1" role="group" aria-label="Distribute and order">
        {AXES.map(([axis, label, icon]) => (
          <IconButton
            key={axis}
            size="s"
            icon={icon}
            label={label}
            disabledReason={units.length < LEAST_DISTRIBUTED ? 'Select three frames or more.' : undefined}
            onClick={() => place('distribution', distributeFrames(boxes, axis))}
          />
        ))}
        {ORDERS.map(([towards, label, icon]) => (
          <IconButton
            key={towards}
            size="s"
            icon={icon}
            label={label}
            onClick={() => change('order', [{ kind: 'orderFrames', pageId, frameIds: [...ids], towards }])}
          />
        ))}
      </Inline>
    </Section>
  );
}

import { Select, type SelectGroup, type SelectOption } from '@/components/Select';
import type { Anchor, Anchoring, AnchorTarget } from '@/engine/document';
import { toOptions } from './choices';
import { Overridden } from './fields/Overridden';
import { Pair, Section } from './fields/Section';
import { getCommonValue, useChange, type Selected } from './selected';

type Axis = keyof Anchoring;

const AXIS_WORDS = { horizontal: 'Across', vertical: 'Down' } as const;

const KINDS: Readonly<Record<Axis, Readonly<Record<Anchor['type'], string>>>> = {
  horizontal: {
    relative: 'Relative',
    start: 'Left',
    center: 'Centre',
    end: 'Right',
    startAndEnd: 'Left and right',
  },
  vertical: {
    relative: 'Relative',
    start: 'Top',
    center: 'Middle',
    end: 'Bottom',
    startAndEnd: 'Top and bottom',
  },
};

const EDGES: Readonly<Record<Axis, Readonly<Record<'start' | 'center' | 'end', string>>>> = {
  horizontal: { start: 'left', center: 'centre', end: 'right' },
  vertical: { start: 'top', center: 'middle', end: 'bottom' },
};

const PAGE: AnchorTarget = { type: 'page' };
const keyOf = (target: AnchorTarget): string => JSON.stringify(target);

/** Returns the page, and each edge of the other frames of the page. */
function listTargets({ document, pageId, ids }: Selected, axis: Axis): (SelectOption | SelectGroup)[] {
  const { order = [], items = {} } = document.pages.items[pageId]?.frames ?? {};
  const others = order.filter((id) => !ids.includes(id));
  return [
    { value: keyOf(PAGE), label: 'The page' },
    ...others.map((frameId) => {
      const name = items[frameId]?.name ?? frameId;
      return {
        label: name,
        options: (['start', 'center', 'end'] as const).map((edge) => ({
          value: keyOf({ type: 'frame', frameId, edge }),
          label: `${name}, ${EDGES[axis][edge]}`,
        })),
      };
    }),
  ];
}

function anchorAs(type: Anchor['type']): Anchor {
  if (type === 'relative') return { type };
  return type === 'startAndEnd' ? { type, start: PAGE, end: PAGE } : { type, target: PAGE };
}

/** Edits how frames respond when the page, or the frame they are anchored to, changes. */
export function AnchoringSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const { frames, layoutId } = selected;
  const set = (axis: Axis, anchor: Anchor) =>
    change(
      'anchoring',
      frames.map(({ id, placement }) => ({
        kind: 'setAnchoring',
        layoutId,
        frameIds: [id],
        value: { ...placement.anchoring, [axis]: anchor },
      })),
    );
  const targetField = (
    axis: Axis,
    label: string,
    target: AnchorTarget,
    put: (to: AnchorTarget) => Anchor,
  ) => (
    <Select
      label={label}
      options={listTargets(selected, axis)}
      value={keyOf(target)}
      onValueChange={(key) => set(axis, put(JSON.parse(key) as AnchorTarget))}
    />
  );
  return (
    <Section title="Anchoring" folded>
      {(['horizontal', 'vertical'] as const).map((axis) => {
        const anchor = getCommonValue(frames, ({ placement }) => placement.anchoring[axis]);
        return (
          <Overridden key={axis} label={AXIS_WORDS[axis]} selected={selected} properties={['anchoring']}>
            <Pair>
              <Select
                label={AXIS_WORDS[axis]}
                options={toOptions<Anchor['type']>(KINDS[axis])}
                placeholder="Mixed"
                value={anchor?.type ?? ''}
                onValueChange={(type) => set(axis, anchorAs(type))}
              />
              {anchor &&
                'target' in anchor &&
                targetField(axis, 'To', anchor.target, (target) => ({ ...anchor, target }))}
              {anchor?.type === 'startAndEnd' &&
                targetField(axis, 'Start to', anchor.start, (start) => ({ ...anchor, start }))}
              {anchor?.type === 'startAndEnd' &&
                targetField(axis, 'End to', anchor.end, (end) => ({ ...anchor, end }))}
            </Pair>
          </Overridden>
        );
      })}
    </Section>
  );
}

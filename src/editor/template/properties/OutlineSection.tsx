import { Select } from '@/components/Select';
import { fitPath } from '@/engine/display';
import type { CornerRadii, Outline } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { LineField } from './fields/LineField';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { getCommonValue, filterByType, useChange, type Selected } from './selected';

const FARTHEST = 1_000_000;
const NEW_SIDES = 6;

/** Initial custom path: the frame's rectangle. */
const FRAME_PATH = 'M0 0H1V1H0Z';

const NO_PATH = 'This draws nothing. Path data begins like M 0 0 L 10 5.';

const CORNERS = [
  ['topLeft', 'Top left'],
  ['topRight', 'Top right'],
  ['bottomLeft', 'Bottom left'],
  ['bottomRight', 'Bottom right'],
] as const;

const radiiOf = (outline: Outline | undefined): CornerRadii =>
  outline && 'cornerRadii' in outline ? outline.cornerRadii : { type: 'none' };

/** Returns the common corner radius, or that of the top left corner. */
function radiusOf(radii: CornerRadii): number {
  if (radii.type === 'none') return 0;
  return radii.type === 'all' ? radii.radius : radii.topLeft;
}

function radiiAs(type: CornerRadii['type'], before: CornerRadii): CornerRadii {
  const radius = radiusOf(before);
  if (type === 'none') return { type };
  if (type === 'all') return { type, radius };
  return { type, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius };
}

/** Edits the outline and corners of shapes and of pictures' masks. */
export function OutlineSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const frames = filterByType(selected.frames, 'image', 'shape');
  if (frames.length === 0) return null;
  const outlineOf = ({ frame }: (typeof frames)[number]) =>
    frame.type === 'shape' ? frame.outline : frame.mask;
  const outline = getCommonValue(frames, outlineOf);
  const type = getCommonValue(frames, (each) => outlineOf(each).type);
  const radii = radiiOf(outline);
  const set = (next: Outline) =>
    change(
      'outline',
      frames.map(({ id, frame }): Operation =>
        frame.type === 'shape'
          ? { kind: 'setShapeOutline', frameId: id, outline: next }
          : { kind: 'setImageMask', frameId: id, mask: next },
      ),
    );
  const turnTo = (next: Outline['type']) => {
    if (next === 'rectangle') set({ type: next, cornerRadii: radii });
    else if (next === 'polygon') set({ type: next, sides: NEW_SIDES, cornerRadii: radii });
    else if (next === 'ellipse') set({ type: next });
    else set({ type: next, path: FRAME_PATH });
  };
  return (
    <Section title="Outline">
      <Pair>
        <Select
          label="Shape"
          options={[
            { value: 'rectangle', label: 'Rectangle' },
            { value: 'ellipse', label: 'Ellipse' },
            { value: 'polygon', label: 'Polygon' },
            { value: 'path', label: 'Own path' },
          ]}
          placeholder="Mixed"
          value={type ?? ''}
          onValueChange={turnTo}
        />
        {outline?.type === 'polygon' && (
          <NumberField
            label="Sides"
            decimals={0}
            min={3}
            max={60}
            value={outline.sides}
            onChange={(sides) => set({ ...outline, sides: Math.round(sides) })}
          />
        )}
      </Pair>
      {outline?.type === 'path' && (
        <LineField
          label="Path data"
          description="As SVG has it, of any size: it is stretched to the frame."
          value={outline.path}
          onChange={(typed) => {
            const fitted = fitPath(typed);
            return fitted ? set({ type: 'path', path: fitted.path }) : NO_PATH;
          }}
        />
      )}
      {outline && 'cornerRadii' in outline && (
        <CornerFields
          radii={outline.cornerRadii}
          hasSingle={outline.type === 'rectangle'}
          onChange={(cornerRadii) => set({ ...outline, cornerRadii })}
        />
      )}
    </Section>
  );
}

interface CornerFieldsProps {
  radii: CornerRadii;
  /** Whether each corner can have its own radius. */
  hasSingle: boolean;
  onChange: (radii: CornerRadii) => string | undefined;
}

/** Edits the corners of an outline: square, round, or each with its own radius. */
function CornerFields({ radii, hasSingle, onChange }: CornerFieldsProps) {
  return (
    <>
      <Pair>
        <Select
          label="Corners"
          options={[
            { value: 'none', label: 'Square' },
            { value: 'all', label: 'Round' },
            ...(hasSingle ? [{ value: 'single' as const, label: 'Each its own' }] : []),
          ]}
          value={radii.type}
          onValueChange={(next) => onChange(radiiAs(next, radii))}
        />
        {radii.type === 'all' && (
          <NumberField
            label="Radius"
            unit="pt"
            min={0}
            max={FARTHEST}
            value={radii.radius}
            onChange={(radius) => onChange({ type: 'all', radius })}
          />
        )}
      </Pair>
      {radii.type === 'single' && (
        <Pair>
          {CORNERS.map(([corner, label]) => (
            <NumberField
              key={corner}
              label={label}
              unit="pt"
              min={0}
              max={FARTHEST}
              value={radii[corner]}
              onChange={(radius) => onChange({ ...radii, [corner]: radius })}
            />
          ))}
        </Pair>
      )}
    </>
  );
}

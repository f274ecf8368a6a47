import { MultiSelect } from '@/components/MultiSelect';
import { Switch } from '@/components/Switch';
import { ALL_OFF, constraintsOf, type Document, type FrameConstraints, type Id } from '@/engine/document';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { getCommonValue, filterByType, useChange, type Selected, type SelectedFrame } from './selected';

type Right = {
  [Key in keyof FrameConstraints]-?: FrameConstraints[Key] extends boolean ? Key : never;
}[keyof FrameConstraints];

const RIGHTS: readonly (readonly [Right, string, ('image' | 'text')?])[] = [
  ['selectionAllowed', 'Select'],
  ['horizontalMoveAllowed', 'Move across'],
  ['verticalMoveAllowed', 'Move up and down'],
  ['rotationAllowed', 'Rotate'],
  ['resizeAllowed', 'Resize'],
  ['proportionLocked', 'Keep the proportions'],
  ['cropAllowed', 'Crop the picture', 'image'],
  ['textEditingAllowed', 'Edit the text', 'text'],
];

/** Whether a frame grows with its text in any layout; user constraints apply to all layouts. */
const grows = ({ layouts }: Document, frameId: Id): boolean =>
  Object.values(layouts.items).some((layout) => {
    const overrides = layout.type === 'child' ? layout.overrides[frameId] : undefined;
    return [layout.placements[frameId], overrides].some((place) => place?.autoGrow?.enabled === true);
  });

const holdsVariables = ({ frame }: SelectedFrame): boolean =>
  frame.type === 'text' && frame.paragraphs.some(({ runs }) => runs.some(({ type }) => type === 'variable'));

/** Returns why users can't get a permission on a frame. */
function explainForbiddenRight(right: Right, document: Document, each: SelectedFrame): string | undefined {
  if (right === 'textEditingAllowed' && holdsVariables(each))
    return 'Its text contains variables, which users fill in in the form.';
  if (right === 'rotationAllowed' && grows(document, each.id)) return 'It grows with its text.';
  const { resizeAllowed, rotationAllowed } = constraintsOf(document, each.id);
  if (
    (right === 'horizontalMoveAllowed' || right === 'verticalMoveAllowed') &&
    (resizeAllowed || rotationAllowed)
  )
    return 'Comes with resizing and rotating.';
  return undefined;
}

/** Edits what users of a project may do with the selected frames; initially nothing. */
export function ConstraintsSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const { document, frames } = selected;
  const own = (id: Id): FrameConstraints => document.constraints.frames[id] ?? ALL_OFF;
  const set = (changes: Partial<FrameConstraints>) =>
    change(
      'user permissions',
      frames.map(({ id }) => ({
        kind: 'setFrameConstraints',
        frameIds: [id],
        constraints: { ...own(id), ...changes },
      })),
    );
  const clear = (size: FontSize) =>
    change(
      'user permissions',
      frames.map(({ id }) => {
        const { [size]: _, ...constraints } = own(id);
        return { kind: 'setFrameConstraints', frameIds: [id], constraints };
      }),
    );
  const texts = filterByType(frames, 'text');
  return (
    <Section title="What users may do" folded>
      {RIGHTS.filter(([, , type]) => type === undefined || filterByType(frames, type).length > 0).map(
        ([right, label]) => {
          const isOn = frames.every(({ id }) => constraintsOf(document, id)[right]);
          const reason = frames.map((each) => explainForbiddenRight(right, document, each)).find(Boolean);
          // A permission that should not be on can still be switched off.
          const isFixed = reason !== undefined && !(isOn && frames.every(({ id }) => own(id)[right]));
          return (
            <Switch
              key={right}
              label={label}
              description={reason}
              checked={isOn}
              disabled={isFixed}
              onCheckedChange={(isAllowed) => set({ [right]: isAllowed })}
            />
          );
        },
      )}
      {texts.some(({ id }) => own(id).textEditingAllowed) && (
        <TextChoices document={document} set={set} clear={clear} all={texts.map(({ id }) => own(id))} />
      )}
    </Section>
  );
}

type FontSize = 'fontSizeMin' | 'fontSizeMax';

const LISTS = [
  ['paragraphStyleIds', 'paragraphStyles', 'Paragraph styles'],
  ['characterStyleIds', 'characterStyles', 'Character styles'],
  ['colorIds', 'colors', 'Colours'],
] as const;

interface TextChoicesProps {
  document: Document;
  /** User constraints of each selected text. */
  all: readonly FrameConstraints[];
  set: (changes: Partial<FrameConstraints>) => string | undefined;
  clear: (size: FontSize) => string | undefined;
}

/** Edits the styles, colours and sizes users may choose for a text. */
function TextChoices({ document, all, set, clear }: TextChoicesProps) {
  const least = getCommonValue(all, ({ fontSizeMin }) => fontSizeMin);
  const greatest = getCommonValue(all, ({ fontSizeMax }) => fontSizeMax);
  const size = { unit: 'pt', placeholder: 'Any' } as const;
  return (
    <>
      <Pair>
        <NumberField
          {...size}
          label="Smallest size"
          min={0.1}
          max={greatest ?? 10_000}
          value={least}
          onClear={() => clear('fontSizeMin')}
          onChange={(fontSizeMin) => set({ fontSizeMin })}
        />
        <NumberField
          {...size}
          label="Largest size"
          min={least ?? 0.1}
          max={10_000}
          value={greatest}
          onClear={() => clear('fontSizeMax')}
          onChange={(fontSizeMax) => set({ fontSizeMax })}
        />
      </Pair>
      {LISTS.map(([allowed, items, label]) => {
        const { order, items: named } = document.brandKit[items];
        if (order.length === 0) return null;
        return (
          <MultiSelect
            key={allowed}
            label={label}
            placeholder="None to choose from"
            options={order.map((value) => ({ value, label: named[value]?.name ?? value }))}
            values={getCommonValue(all, (each) => each[allowed]) ?? []}
            onValuesChange={(ids) => set({ [allowed]: ids })}
          />
        );
      })}
    </>
  );
}

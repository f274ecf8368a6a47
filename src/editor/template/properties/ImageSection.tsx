import { Crop } from 'lucide-react';
import { Button } from '@/components/Button';
import { Select, type SelectGroup, type SelectOption } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { NEW_FIT, type Document, type ImageFit, type ImageSource } from '@/engine/document';
import type { ImageChoices } from '../../page/fields/ImageField';
import { findCroppable } from '../../page/frames/crop';
import { useSession } from '../core/SessionContext';
import { toOptions } from './choices';
import { Overridden } from './fields/Overridden';
import { Pair, Section } from './fields/Section';
import { getCommonValue, filterByType, useChange, type Selected } from './selected';

const MODES = toOptions<ImageFit['mode']>({
  fill: 'Fill the frame',
  fit: 'Fit into the frame',
  smartCrop: 'Smart crop',
  manualCrop: 'Crop by hand',
});

const POSITIONS = toOptions<ImageFit['position']>({
  topLeft: 'Top left',
  top: 'Top',
  topRight: 'Top right',
  left: 'Left',
  center: 'Centre',
  right: 'Right',
  bottomLeft: 'Bottom left',
  bottom: 'Bottom',
  bottomRight: 'Bottom right',
});

type Bias = ImageFit['smartCrop']['horizontal'];
const ACROSS = toOptions<Bias>({ start: 'Left', center: 'Centre', end: 'Right' });
const DOWN = toOptions<Bias>({ start: 'Top', center: 'Middle', end: 'Bottom' });

const addressOf = (source: ImageSource): string | undefined => {
  if (source.type === 'connector') return source.assetId;
  return source.type === 'url' ? source.url.split('/').at(-1) : undefined;
};

/** Returns the possible sources of a picture: none, a variable, the brand kit, and its current asset. */
function sourcesOf({ variables, brandKit }: Document, own: ImageSource, name: string | undefined) {
  const pictures = variables.order.filter((id) => variables.items[id]?.type === 'image');
  const media = brandKit.media.order.flatMap((id) => brandKit.media.items[id]?.name ?? []);
  const keyOf = (source: ImageSource) => JSON.stringify(source);
  const options: (SelectOption | SelectGroup)[] = [{ value: keyOf({ type: 'none' }), label: 'None' }];
  if (own.type === 'connector' || own.type === 'url')
    options.push({ value: keyOf(own), label: name ?? addressOf(own) ?? 'Picture' });
  if (pictures.length > 0)
    options.push({
      label: 'Variables',
      options: pictures.map((variableId) => ({
        value: keyOf({ type: 'variable', variableId }),
        label: variables.items[variableId]?.name ?? variableId,
      })),
    });
  if (media.length > 0)
    options.push({
      label: 'Brand kit',
      options: media.map((name) => ({ value: keyOf({ type: 'brandKitMedia', name }), label: name })),
    });
  return { options, value: keyOf(own) };
}

/** Props of {@link ImageSection}. */
export interface ImageSectionProps {
  selected: Selected;
  /** Renders something with the name of a picture. */
  named: ImageChoices['named'];
}

/** Edits the source of pictures and how they fill their frames. */
export function ImageSection({ selected, named }: ImageSectionProps) {
  const frames = filterByType(selected.frames, 'image');
  if (frames.length === 0) return null;
  const source = getCommonValue(frames, ({ frame }) => frame.source);
  const draw = (name: string | undefined) => <Fields selected={selected} name={name} />;
  return named ? named(source?.type === 'connector' ? source : undefined, draw) : draw(undefined);
}

interface FieldsProps {
  selected: Selected;
  /** Name of the picture, if known. */
  name: string | undefined;
}

function Fields({ selected, name }: FieldsProps) {
  const session = useSession();
  const change = useChange(selected.ids);
  const frames = filterByType(selected.frames, 'image');
  const [only, ...others] = frames;
  if (!only) return null;
  const { document, layoutId } = selected;
  const source = getCommonValue(frames, ({ frame }) => frame.source);
  const mode = getCommonValue(frames, ({ placement }) => (placement.fit ?? NEW_FIT).mode);
  const fit = getCommonValue(frames, ({ placement }) => placement.fit ?? NEW_FIT);
  const sources = sourcesOf(document, source ?? { type: 'none' }, name);
  const setFit = (changes: Partial<ImageFit>) =>
    change(
      'picture fit',
      frames.map(({ id, placement }) => ({
        kind: 'setImageFit',
        layoutId,
        frameIds: [id],
        value: { ...(placement.fit ?? NEW_FIT), ...changes },
      })),
    );
  return (
    <Section title="Picture">
      <Select
        label="Source"
        options={sources.options}
        placeholder="Mixed"
        value={source ? sources.value : ''}
        onValueChange={(value) =>
          change(
            'picture',
            frames.map(({ id }) => ({
              kind: 'setImageSource',
              frameId: id,
              source: JSON.parse(value) as ImageSource,
            })),
          )
        }
      />
      <Overridden label="Picture fit" selected={selected} properties={['fit']}>
        <Stack gap="3">
          <Select
            label="Fit"
            options={MODES}
            placeholder="Mixed"
            value={mode ?? ''}
            onValueChange={(next) => setFit({ mode: next })}
          />
          {(mode === 'fill' || mode === 'fit') && (
            <Select
              label="Position"
              options={POSITIONS}
              placeholder="Mixed"
              value={getCommonValue(frames, ({ placement }) => (placement.fit ?? NEW_FIT).position) ?? ''}
              onValueChange={(position) => setFit({ position })}
            />
          )}
        </Stack>
      </Overridden>
      {mode === 'smartCrop' && (
        <Pair>
          {(['horizontal', 'vertical'] as const).map((axis) => (
            <Select
              key={axis}
              label={axis === 'horizontal' ? 'Across' : 'Down'}
              options={axis === 'horizontal' ? ACROSS : DOWN}
              placeholder="Mixed"
              value={fit?.smartCrop[axis] ?? ''}
              onValueChange={(bias) => setFit({ smartCrop: { ...(fit ?? NEW_FIT).smartCrop, [axis]: bias } })}
            />
          ))}
        </Pair>
      )}
      {others.length === 0 && (
        <Button
          size="s"
          startIcon={Crop}
          disabledReason={
            findCroppable(document, only.id) ? undefined : 'There is no picture in the frame yet.'
          }
          onClick={() => session.enter({ type: 'crop', frameId: only.id })}
        >
          Crop
        </Button>
      )}
    </Section>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@/components/Inline';
import { hashDisplayList } from '@/engine/display';
import { drawReference, REFERENCE_GROUPS, type Reference } from '../../tests/engine/reference';
import accepted from '../../tests/engine/reference/hashes.json';
import { loadEngine, type LoadedEngine } from './loadEngine';
import { pictureDifference } from './pictureDifference';
import { PageCanvas } from './PageCanvas';

interface Args {
  references: Readonly<Record<string, Reference>>;
}

/** Maximum share of visibly different pixels. */
const MOST_DIFFERENT = 0.001;

const HASHES: Readonly<Record<string, string>> = accepted;

/**
 * Documents that every painter must draw alike. Each page is laid out in the browser and must equal the result in
 * Node.
 */
const meta = {
  title: 'Engine/Reference set',
  tags: ['visual'],
  // Otherwise fonts and pages would be printed as properties.
  parameters: { docs: { source: { type: 'code' } } },
  loaders: [async ({ args }) => ({ engine: await loadEngine(JSON.stringify(args.references)) })],
  render: ({ references }, { loaded }) => {
    const { engine } = loaded as { engine: LoadedEngine };
    return (
      <Inline gap="6" wrap align="start">
        {Object.entries(references).map(([name, reference]) => (
          <PageCanvas key={name} name={name} list={drawReference(reference, engine).list} engine={engine} />
        ))}
      </Inline>
    );
  },
  play: async ({ args, canvas, loaded, step }) => {
    const { engine } = loaded as { engine: LoadedEngine };
    await step('S6.26 every page is laid out as in Node', async () => {
      const drawn = Object.entries(args.references).map(([name, reference]) => [
        name,
        hashDisplayList(drawReference(reference, engine).list),
      ]);
      const wanted = drawn.map(([name = '']) => [name, HASHES[name]]);
      await expect(drawn).toEqual(wanted);
    });
    await step('S7.01 every page is painted as in Node', async () => {
      const visible = await Promise.all(
        Object.keys(args.references).map(async (name) => {
          const share = await pictureDifference(name, canvas.getByRole('img', { name }));
          return [name, share] as const;
        }),
      );
      await expect(visible.filter(([, share]) => share > MOST_DIFFERENT)).toEqual([]);
    });
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = { args: { references: REFERENCE_GROUPS.shapes } };

export const Texts: Story = { args: { references: REFERENCE_GROUPS.texts } };

export const Vertical: Story = { args: { references: REFERENCE_GROUPS.vertical } };

export const Scripts: Story = { args: { references: REFERENCE_GROUPS.scripts } };

export const Barcodes: Story = { args: { references: REFERENCE_GROUPS.barcodes } };

export const Motion: Story = { args: { references: REFERENCE_GROUPS.motion } };

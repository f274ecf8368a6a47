import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@/components/Inline';
import { hashDisplayList } from '@/engine/display';
import { drawReference, REFERENCE_GROUPS, type Reference } from '../../tests/engine/reference';
import accepted from '../../tests/engine/reference/hashes.json';
import { loadEngine, type LoadedEngine } from './loadEngine';
import { ReferenceCanvas } from './ReferenceCanvas';

interface Args {
  references: Readonly<Record<string, Reference>>;
}

const HASHES: Readonly<Record<string, string>> = accepted;

/** What every painter has to draw alike. Each page is laid out here, and has to come to what Node made of it. */
const meta = {
  title: 'Engine/Reference set',
  tags: ['visual'],
  loaders: [async () => ({ engine: await loadEngine() })],
  render: ({ references }, { loaded }) => (
    <Inline gap="6" wrap align="start">
      {Object.entries(references).map(([name, reference]) => (
        <ReferenceCanvas
          key={name}
          name={name}
          reference={reference}
          engine={(loaded as { engine: LoadedEngine }).engine}
        />
      ))}
    </Inline>
  ),
  play: async ({ args, loaded, step }) => {
    const { engine } = loaded as { engine: LoadedEngine };
    await step('S6.26 every page is laid out as in Node', async () => {
      const drawn = Object.entries(args.references).map(([name, reference]) => [
        name,
        hashDisplayList(drawReference(reference, engine).list),
      ]);
      const wanted = drawn.map(([name = '']) => [name, HASHES[name]]);
      await expect(drawn).toEqual(wanted);
    });
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = { args: { references: REFERENCE_GROUPS.shapes } };

export const Texts: Story = { args: { references: REFERENCE_GROUPS.texts } };

export const Scripts: Story = { args: { references: REFERENCE_GROUPS.scripts } };

export const Barcodes: Story = { args: { references: REFERENCE_GROUPS.barcodes } };

export const Motion: Story = { args: { references: REFERENCE_GROUPS.motion } };

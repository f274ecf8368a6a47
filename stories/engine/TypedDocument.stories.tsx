import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { REFERENCES } from '../../tests/engine/reference';
import { loadEngine, type LoadedEngine } from './loadEngine';
import { TypedDocument } from './TypedDocument';

const EXAMPLE = REFERENCES['runs with looks of their own'];

/** A document's JSON and its page: on canvas while typing, and as PDF. */
const meta = {
  title: 'Engine/Typed document',
  component: TypedDocument,
  tags: ['visual'],
  // Otherwise fonts and pages would be printed as properties.
  parameters: { docs: { source: { type: 'code' } } },
  loaders: [async () => ({ engine: await loadEngine() })],
  args: { json: JSON.stringify(EXAMPLE?.document, null, 2), engine: {} as LoadedEngine },
  render: ({ json }, { loaded }) => (
    <TypedDocument json={json} engine={(loaded as { engine: LoadedEngine }).engine} />
  ),
} satisfies Meta<typeof TypedDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MadeIntoPdf: Story = {
  // The address of a PDF differs each time.
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a PDF' }));
    const link = await canvas.findByRole('link', { name: /Open the PDF/ });
    const pdf = await (await fetch(link.getAttribute('href') ?? '')).text();
    await expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
  },
};

export const NoDocument: Story = {
  args: { json: '{ "documentVersion": 1 }' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Document')).toBeInvalid());
  },
};

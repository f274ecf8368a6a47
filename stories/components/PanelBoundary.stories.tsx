import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Chart } from '@/components/Chart';
import { Dialog } from '@/components/Dialog';
import { Grid } from '@/components/Grid';
import { PanelBoundary } from '@/components/PanelBoundary';
import { Text } from '@/components/Text';

interface Held {
  sizes?: readonly number[];
}

/** A panel that trusts unexpected data. */
function Sizes({ held }: { held: Held }) {
  return <Text>{(held.sizes as readonly number[]).join(', ')} GB</Text>;
}

const SOUND: Held = { sizes: [12, 30] };
const BROKEN: Held = {};

const meta = {
  title: 'Components/PanelBoundary',
  component: PanelBoundary,
  args: { what: 'The storage', children: <Sizes held={SOUND} />, onRetry: fn() },
  // React also logs every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
} satisfies Meta<typeof PanelBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12, 30 GB')).toBeVisible();
  },
};

export const Playground: Story = { args: { children: <Sizes held={BROKEN} /> } };

export const Failed: Story = {
  tags: ['visual'],
  args: { children: <Sizes held={BROKEN} /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The storage could not be shown.');
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy');
  },
};

export const BesideOthers: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={2} gap="4">
      <PanelBoundary what="The storage">
        <Card>
          <Sizes held={BROKEN} />
        </Card>
      </PanelBoundary>
      <PanelBoundary what="The renders">
        <Card>
          <Chart
            label="Renders"
            categories={['Jan', 'Feb']}
            series={[{ id: 'renders', label: 'Renders', values: [820, 910] }]}
          />
        </Card>
      </PanelBoundary>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const message = canvas.getByRole('alert');
    await expect(message).toHaveTextContent('The storage could not be shown.');
    const figure = canvas.getByRole('figure', { name: 'Renders' });
    await expect(figure).toBeVisible();
    // Its height does not follow its taller neighbour.
    await expect(message.offsetHeight).toBeLessThan(figure.offsetHeight / 2);
  },
};

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Storage"
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <Sizes held={BROKEN} />
      </Dialog>
    </>
  );
}

export const InsideADialog: Story = {
  render: () => <InDialog />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = canvasElement.ownerDocument.body;
    await expect(body.querySelector('[role="dialog"] [role="alert"]')).toHaveTextContent(
      'This part could not be shown.',
    );
    await userEvent.click(body.querySelector<HTMLElement>('[data-dialog-foot] button')!);
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
  },
};

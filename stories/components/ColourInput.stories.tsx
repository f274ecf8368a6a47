import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { ColourInput, type ColourInputProps, loadCmykConverter } from '@/components/ColourInput';

function Kept(props: ColourInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourInput
      {...props}
      {...(value ? { value } : {})}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const failToLoad = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Components/ColourInput',
  component: ColourInput,
  args: { label: 'Fill', onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Box css={{ maxWidth: '30rem', minHeight: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ColourInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  args: {
    required: true,
    description: 'Used where a template names no colour of its own.',
    value: { type: 'hex', value: '#5f30e2' },
  },
};

export const WithOpacity: Story = { tags: ['visual'], args: { value: { type: 'hex', value: '#5f30e266' } } };

export const Rgb: Story = {
  tags: ['visual'],
  args: { value: { type: 'rgb', value: { r: 15, g: 139, b: 135 } } },
};

/** Shown on screen as printed on coated paper. */
export const Cmyk: Story = {
  tags: ['visual'],
  args: { value: { type: 'cmyk', value: { c: 100, m: 0, y: 0, k: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pick a colour, now #009fe3' })).toBeVisible();
  },
};

export const Spot: Story = {
  tags: ['visual'],
  args: { value: { type: 'spotCmyk', name: 'House violet', value: { c: 74, m: 77, y: 0, k: 0 } } },
};

export const HexToCmyk: Story = {
  args: { value: { type: 'hex', value: '#808080' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of colour' }), 'CMYK');
    await waitFor(() => expect(canvas.getByLabelText('Black')).toHaveValue('20.5%'), { timeout: 5000 });
    const converter = await loadCmykConverter();
    const inks = converter.toCmyk({ r: 128, g: 128, b: 128 });
    await expect(canvas.getByLabelText('Cyan')).toHaveValue(`${inks.c}%`);
    await expect(converter.toRgb(inks)).toEqual({ r: 128, g: 128, b: 128 });
  },
};

export const PickerByKeyboard: Story = {
  args: { value: { type: 'hex', value: '#ff000080' } },
  play: async ({ canvas, canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: /^Pick a colour/ }).focus();
    await userEvent.keyboard('{Enter}');
    const hue = await body.findByRole('slider', { name: 'Hue' });
    await waitFor(() => expect(hue).toHaveFocus());
    /* Arrow keys are handled by the browser; their effect on the slider is tested. */
    fireEvent.change(hue, { target: { value: '240' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ type: 'hex', value: '#0000ff80' });
    await expect(canvas.getByLabelText('Hex')).toHaveValue('#0000ff80');
    await userEvent.tab();
    await expect(body.getByRole('slider', { name: 'Saturation' })).toHaveFocus();
  },
};

export const Wrong: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const hex = canvas.getByLabelText('Hex');
    await userEvent.clear(hex);
    await userEvent.type(hex, '#12345{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Type # and 3, 6 or 8 digits');
    await expect(hex).toBeInvalid();
  },
};

export const ConversionFails: Story = {
  tags: ['visual'],
  args: {
    value: { type: 'cmyk', value: { c: 0, m: 100, y: 100, k: 0 } },
    loadConverter: failToLoad,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load CMYK conversion library',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true, value: { type: 'hex', value: '#0f8b87' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { Box } from '@/components/Box';
import { ColourField, type ColourFieldProps } from '@/editor/template/properties';
import { newDocument, type Document } from '@/engine/document';

const blank = newDocument({ pageId: 'page', layoutId: 'a4', sdkVersion: '1.0.0', engineVersion: '1.0.0' });

/** A document with colours in its brand kit. */
const document: Document = {
  ...blank,
  brandKit: {
    ...blank.brandKit,
    colors: {
      order: ['ink', 'violet', 'sun'],
      items: {
        ink: { name: 'Ink', color: { type: 'hex', value: '#010058' } },
        violet: { name: 'Violet', color: { type: 'cmyk', c: 0.74, m: 0.77, y: 0, k: 0 } },
        sun: { name: 'Sun', color: { type: 'spotHex', ink: 'Sun', value: '#f5b800' } },
      },
    },
  },
};

function Kept({ value: start, ...props }: ColourFieldProps) {
  const [value, setValue] = useState(start);
  return (
    <ColourField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Editor/Colour field',
  component: ColourField,
  args: {
    label: 'Fill',
    document,
    onChange: fn(),
    value: { type: 'brandKit', colorId: 'violet', opacity: 0.8 },
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Box css={{ width: '16rem', minHeight: '30rem', marginInlineStart: 'auto' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ColourField>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPopover: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const OfTheBrandKit: Story = {};

export const Mixed: Story = { args: { value: undefined } };

export const Open: Story = { tags: ['visual'], play: openPopover };

export const OpenForANewColour: Story = {
  args: { value: undefined, placeholder: 'None' },
  play: openPopover,
};

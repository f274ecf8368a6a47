import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PropertiesPanel, type PropertiesPanelProps } from '@/editor/template/properties';
import { localColour, NEW_FIT } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

interface Shown extends PropertiesPanelProps {
  selection: readonly string[];
  operations: readonly Operation[];
}

const gradient: Operation = {
  kind: 'setShapeFill',
  frameId: 'ground',
  fill: {
    type: 'gradient',
    gradient: {
      type: 'linear',
      start: { x: 0, y: 0.5 },
      end: { x: 1, y: 0.5 },
      stops: [
        { position: 0, color: localColour('#010058') },
        { position: 0.6, color: localColour('#5f30e2') },
        { position: 1, color: { ...localColour('#ffffff'), opacity: 0.4 } },
      ],
    },
  },
};

const inA5: Operation = { kind: 'selectLayout', layoutId: 'a5' };

/** The properties of the selection. */
const meta = {
  title: 'Editor/Properties panel',
  component: PropertiesPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { selection: [], operations: [] },
  render: ({ selection, operations, ...props }) => (
    <PanelFrame
      name="Properties"
      width="right"
      document={after(leaflet(), operations)}
      onOpen={(session) => session.select(selection)}
    >
      <PropertiesPanel {...props} />
    </PanelFrame>
  ),
} satisfies Meta<Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};

export const AnimatedLayout: Story = { args: { operations: [{ kind: 'selectLayout', layoutId: 'story' }] } };

export const ResizableByUsers: Story = {
  args: {
    operations: [
      {
        kind: 'setLayoutOptions',
        layoutId: 'a4',
        options: {
          resizableByUser: { enabled: true, minWidth: 100, maxWidth: 400, constraintMode: 'range' },
        },
      },
      {
        kind: 'setLayoutBleed',
        layoutId: 'a4',
        bleed: { left: 3, top: 3, right: 5, bottom: 3, areBleedValuesCombined: false },
      },
    ],
  },
};

export const Shape: Story = {
  args: {
    selection: ['ground'],
    operations: [
      gradient,
      { kind: 'setStroke', frameIds: ['ground'], stroke: { weight: 2, color: localColour('#010058') } },
    ],
  },
};

const DUSK = [
  { position: 0, color: localColour('#5f30e2') },
  { position: 1, color: localColour('#010058') },
];

export const RadialGradient: Story = {
  args: {
    selection: ['ground'],
    operations: [
      {
        kind: 'setShapeFill',
        frameId: 'ground',
        fill: {
          type: 'gradient',
          gradient: {
            type: 'radial',
            center: { x: 0.4, y: 0.4 },
            edge: { x: 0.9, y: 0.4 },
            side: { x: 0.4, y: 1 },
            focus: { x: 0.5, y: 0.5 },
            stops: DUSK,
          },
        },
      },
    ],
  },
};

export const StrokeOfGradient: Story = {
  args: {
    selection: ['ground'],
    operations: [
      {
        kind: 'setStroke',
        frameIds: ['ground'],
        stroke: {
          weight: 6,
          color: localColour('#010058'),
          gradient: {
            type: 'gradient',
            gradient: { type: 'conic', center: { x: 0.5, y: 0.5 }, angleDegrees: 90, stops: DUSK },
          },
        },
      },
    ],
  },
};

export const DashedStroke: Story = {
  args: {
    selection: ['ground'],
    operations: [
      {
        kind: 'setStroke',
        frameIds: ['ground'],
        stroke: {
          weight: 2,
          color: localColour('#010058'),
          cap: 'round',
          join: 'round',
          dash: { lengths: [6, 4], offset: 0 },
        },
      },
    ],
  },
};

export const Picture: Story = { args: { selection: ['photo'] } };

export const PictureWithSmartCrop: Story = {
  args: {
    selection: ['photo'],
    operations: [
      {
        kind: 'setImageFit',
        layoutId: 'a4',
        frameIds: ['photo'],
        value: { ...NEW_FIT, mode: 'smartCrop' },
      },
    ],
  },
};

export const Text: Story = { args: { selection: ['headline'] } };

export const Barcode: Story = { args: { selection: ['code'], barcodeStatus: () => 'empty' } };

export const SeveralThatDiffer: Story = { args: { selection: ['ground', 'photo', 'headline'] } };

export const ChildLayoutWithOverrides: Story = {
  args: {
    selection: ['headline'],
    operations: [
      inA5,
      { kind: 'placeFrames', layoutId: 'a5', places: { headline: { x: 12, width: 120 } } },
      { kind: 'rotateFrames', layoutId: 'a5', frameIds: ['headline'], value: 4 },
    ],
  },
};

export const WhatUsersMayDo: Story = {
  args: { selection: ['headline'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What users may do' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Anchoring' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Resize' }));
    await expect(canvas.getByRole('switch', { name: /Move across/ })).toBeDisabled();
  },
};

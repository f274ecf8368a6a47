import interVariable from '@fontsource-variable/inter/files/inter-latin-standard-normal.woff2?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import decompress from 'woff2-encoder/decompress';
import type { PageEngine } from '@/editor/page/loadPageEngine';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import type { TextPlace } from '@/editor/page/frames/FrameSession';
import {
  newDocument,
  newPlacement,
  newTextFrame,
  newVariable,
  type Document,
  type Paragraph,
  type TextOptions,
} from '@/engine/document';
import { openFont } from '@/engine/text';
import { loadEngine, type LoadedEngine } from '../engine/loadEngine';
import { after } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';
import { TextPage } from './support/TextPage';

const text = (said: string, style = 'Regular') =>
  ({ type: 'text', text: said, format: { font: { family: 'Arial', style } } }) as const;

const PARAGRAPHS: readonly Paragraph[] = [
  {
    format: { fontSize: 24, spaceAfter: 6 },
    runs: [text('An evening with friends')],
  },
  {
    format: { fontSize: 13 },
    runs: [
      text('The orchestra plays works '),
      text('of three centuries', 'Bold'),
      text(', and you may dance.'),
    ],
  },
  {
    list: { type: 'bullets', level: 1 },
    format: { fontSize: 13 },
    runs: [text('Doors open at seven for '), { type: 'variable', variableId: 'who' }],
  },
  { format: { fontSize: 13, textAlign: 'right' }, runs: [text('ברוכים הבאים abc לקונצרט')] },
];

const JAPANESE: readonly Paragraph[] = [
  { format: { fontSize: 22, spaceAfter: 6 }, runs: [text('音楽の夕べ')] },
  {
    format: { fontSize: 13, lineHeight: 160, language: 'ja' },
    runs: [
      text('午後7時開演。Brahmsとドヴォルザークの「新世界」を、'),
      { type: 'variable', variableId: 'who' },
    ],
  },
];

/** A page with one text, optionally rotated. */
function pageWith(
  paragraphs: readonly Paragraph[],
  rotationDegrees: number,
  flow: TextOptions['flow'],
): Document {
  const words = newTextFrame('Invitation');
  const box = { x: 15, y: 15, width: 120, height: 80 };
  return after(
    newDocument({ pageId: 'page', layoutId: 'a4', sdkVersion: '1.42.3', engineVersion: '2.18.1' }),
    [
      { kind: 'resizeLayout', layoutId: 'a4', width: 150, height: 110 },
      { kind: 'addVariable', variableId: 'who', variable: { ...newVariable('Who'), value: 'friends' } },
      {
        kind: 'addFrame',
        layoutId: 'a4',
        pageId: 'page',
        frameId: 'words',
        frame: { ...words, paragraphs, options: { ...words.options, flow } },
        placement: {
          ...newPlacement('text', box),
          rotationDegrees,
          copyFitting: { enabled: false, min: 10, max: 1_000 },
        },
      },
    ],
  );
}

const engineOf = (loaded: Record<string, unknown>): PageEngine => ({
  ...(loaded as { engine: LoadedEngine }).engine,
  key: 'fonts of the stories',
  fallbacks: [],
  lacksFonts: false,
});

let open: EditorSession | undefined;

function paragraphsOf(): readonly Paragraph[] {
  const frame = open?.view().document.pages.items.page?.frames.items.words;
  return frame?.type === 'text' ? frame.paragraphs : [];
}

/** The text that was opened last. */
export const openText = {
  /** Returns its text, one paragraph per line, with `[]` for a variable. */
  said: (): string =>
    paragraphsOf()
      .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '[]')).join(''))
      .join('\n'),
  runs: (paragraph: number) => paragraphsOf()[paragraph]?.runs ?? [],
  caret: (): TextPlace | undefined => open?.view().caret?.focus,
  select: (anchor: TextPlace, focus: TextPlace = anchor): void =>
    open?.putCaret({ anchor, focus, side: 'after' }),
};

/** A text being edited on the page, with its properties. */
const meta = {
  title: 'Editor/Text editing',
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  excludeStories: ['openText'],
  args: { paragraphs: PARAGRAPHS, rotationDegrees: 0, flow: { type: 'horizontal' } },
  loaders: [async ({ args }) => ({ engine: await loadEngine(JSON.stringify(args.paragraphs)) })],
  render: ({ paragraphs, rotationDegrees, flow }, { loaded }) => (
    <PanelFrame
      name="A page"
      width="all"
      document={pageWith(paragraphs, rotationDegrees, flow)}
      onOpen={(session) => {
        open = session;
        session.enter({ type: 'text', frameId: 'words' });
        session.putCaret({
          anchor: { paragraph: 0, offset: 3 },
          focus: { paragraph: 1, offset: 13 },
          side: 'after',
        });
      }}
    >
      <TextPage engine={engineOf(loaded)} frameId="words" />
    </PanelFrame>
  ),
} satisfies Meta<{
  paragraphs: readonly Paragraph[];
  rotationDegrees: number;
  flow: TextOptions['flow'];
}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Turned: Story = { args: { rotationDegrees: -8 } };

export const OnPath: Story = {
  args: { flow: { type: 'onPath', path: 'M 0 0.8 C 0.3 0 0.7 0 1 0.8' } },
};

export const Vertical: Story = {
  args: { paragraphs: JAPANESE, flow: { type: 'vertical' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Text of Invitation' });
    // The field contains the selection, and has no Japanese font.
    openText.select({ paragraph: 1, offset: 7 }, { paragraph: 1, offset: 13 });
    await expect(await canvas.findByTestId('gsc-text-selection')).toBeVisible();
  },
};

export const TypedDownwards: Story = {
  args: { paragraphs: JAPANESE },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Text of Invitation' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lines' }), 'Vertical');
    await expect(canvas.getByRole('button', { name: 'Text at the right' })).toBeVisible();
    openText.select({ paragraph: 0, offset: 0 });
    field.focus();
    // Moves down one character, then left to the next line.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}春{ArrowLeft}A');
    await expect(openText.said()).toMatch(/^音楽春の夕べ\n午後7時開演A。/);
  },
};

export const Empty: Story = { args: { paragraphs: [{ runs: [] }] } };

export const HasNoSuchStyle: Story = {
  args: { paragraphs: [{ runs: [text('Said in bold', 'Bold')] }] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Text of Invitation' });
    await userEvent.type(field, '{Control>}i{/Control}', { skipClick: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Arial has no italic style that fits.');
  },
};

const SERIF = { family: 'Noto Serif', style: 'Regular' };

export const OpenTypeFeatures: Story = {
  args: {
    paragraphs: [
      { format: { fontSize: 24, font: SERIF }, runs: [{ type: 'text', text: 'In 1984 and 2026' }] },
      { format: { fontSize: 24, font: SERIF }, runs: [{ type: 'text', text: 'Offices of the press' }] },
      {
        format: { fontSize: 24, fontFeatures: { swsh: true } },
        runs: [{ type: 'text', text: 'Plain letters' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    openText.select({ paragraph: 0, offset: 0 }, { paragraph: 2, offset: 5 });
    await userEvent.click(canvas.getByRole('button', { name: 'OpenType features' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Small capitals' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Old-style figures' }));
    await expect(canvas.getByRole('checkbox', { name: 'Small capitals' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Swashes/ })).toBePartiallyChecked();
  },
};

const VARIABLE = { family: 'Inter Variable', style: 'Regular' };

export const VariableFont: Story = {
  args: {
    paragraphs: [
      { format: { fontSize: 24, font: VARIABLE }, runs: [{ type: 'text', text: 'An evening' }] },
      {
        format: { fontSize: 24, font: { ...VARIABLE, axes: { wght: 200 } } },
        runs: [{ type: 'text', text: 'with friends' }],
      },
    ],
  },
  loaders: [
    async ({ args }) => {
      const file = await fetch(interVariable);
      const face = openFont('inter-variable', await decompress(new Uint8Array(await file.arrayBuffer())));
      return { engine: await loadEngine(JSON.stringify(args.paragraphs), [{ ...VARIABLE, face }]) };
    },
  ],
  play: async ({ canvas }) => {
    const weight = () => canvas.getByRole('spinbutton', { name: 'Weight' });
    openText.select({ paragraph: 0, offset: 0 }, { paragraph: 0, offset: 10 });
    await waitFor(() => expect(weight()).toHaveValue('400'));
    fireEvent.change(canvas.getByRole('slider', { name: 'Weight slider' }), { target: { value: '830' } });
    await waitFor(() => expect(weight()).toHaveValue('830'));
    await expect(openText.runs(1)).toEqual([{ type: 'text', text: 'with friends' }]);
  },
};

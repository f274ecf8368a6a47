import { convertLength, resolveLayout, type Document, type Id } from '@/engine/document';
import type { Clip } from './clipboard';
import type { EditorSession, Tool } from './EditorSession';
import type { Gestures } from './Gestures';
import { movingBy } from './moving';
import {
  copySelection,
  deleteSelection,
  groupSelection,
  lockSelection,
  onSelection,
  paste,
  ungroupSelection,
} from './selectionActions';
import { freePlacesOf } from './units';

/** What commands work on beside the template. */
export interface CommandContext {
  readonly session: EditorSession;
  readonly gestures: Pick<Gestures, 'view' | 'cancel'>;
  readonly newId: () => Id;
  /** What was copied last, in whichever template. */
  readonly clipboard: { clip: Clip | undefined };
  readonly zoom: {
    readonly in: () => void;
    readonly out: () => void;
    readonly actual: () => void;
    readonly fit: () => void;
  };
  /** Goes into a frame: its group, its text or the crop of its picture. */
  readonly open: (frameId: Id) => void;
  readonly save: () => void;
  readonly showShortcuts: () => void;
}

/** A key and those held with it. */
export interface KeyPress {
  /** As the keyboard names it: `a`, `ArrowLeft`, `Delete`; digits by where they are, `Digit1`. */
  readonly key: string;
  /** Ctrl, or Cmd on Apple's keyboards. */
  readonly command?: boolean;
  readonly shift?: boolean;
}

/** Something that is done by a key. */
export interface EditorCommand {
  readonly id: string;
  readonly label: string;
  readonly group: 'Tools' | 'Selection' | 'Arrange' | 'View' | 'Template';
  /** The first is shown; any of them does it. */
  readonly keys: readonly [KeyPress, ...KeyPress[]];
  /** Works only while the page has the focus: elsewhere the key means something else. */
  readonly isOfPage?: boolean;
  /** Works while something is typed, too. */
  readonly isEverywhere?: boolean;
  readonly run: (context: CommandContext) => void;
}

const toolCommand = (key: string, tool: Tool, label: string): EditorCommand => ({
  ...{ id: `tool ${tool}`, label, group: 'Tools', keys: [{ key }] },
  run: ({ session }) => session.setTool(tool),
});

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
const LONG_STEP = 10;

const nudge = (name: keyof typeof STEPS, label: string, isLong: boolean): EditorCommand => ({
  id: `nudge ${name}${isLong ? ' far' : ''}`,
  label: isLong ? `Move ${label} by ${LONG_STEP} px` : `Move ${label} by 1 px`,
  ...{ group: 'Arrange', isOfPage: true },
  keys: [isLong ? { key: name, shift: true } : { key: name }],
  run: ({ session }) =>
    onSelection(
      session,
      'move',
      ({ document }, frameIds) => {
        const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
        const pixel = convertLength(isLong ? LONG_STEP : 1, 'px', unit);
        const [x, y] = STEPS[name];
        return movingBy(document, frameIds, { x: x * pixel, y: y * pixel });
      },
      'nudge',
    ),
});

const DIRECTIONS = [
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
] as const;

const order = (
  keys: EditorCommand['keys'],
  towards: 'front' | 'forward' | 'backward' | 'back',
  label: string,
): EditorCommand => ({
  ...{ id: `order ${towards}`, label, group: 'Arrange', keys },
  run: ({ session }) =>
    onSelection(session, 'order', ({ pageId }, frameIds) => ({
      ...{ kind: 'orderFrames', pageId, towards },
      frameIds: [...frameIds],
    })),
});

const freeFrames = ({ document, pageId }: { document: Document; pageId: Id }) => [
  ...freePlacesOf(document, pageId).keys(),
];

/** All that keys do in the editor, but for writing text and for what the pointer does with keys held. */
export const COMMANDS: readonly EditorCommand[] = [
  toolCommand('v', 'select', 'Select'),
  toolCommand('r', 'rectangle', 'Rectangle'),
  toolCommand('e', 'ellipse', 'Ellipse'),
  toolCommand('y', 'polygon', 'Polygon'),
  toolCommand('t', 'text', 'Text'),
  toolCommand('i', 'image', 'Image'),
  toolCommand('h', 'hand', 'Hand'),
  toolCommand('z', 'zoom', 'Zoom'),
  {
    ...{ id: 'selectAll', label: 'Select all', group: 'Selection', keys: [{ key: 'a', command: true }] },
    run: ({ session }) => session.select(freeFrames(session.view())),
  },
  {
    ...{ id: 'selectNone', label: 'Select nothing', group: 'Selection', keys: [{ key: 'Escape' }] },
    isOfPage: true,
    run: ({ session, gestures }) => {
      // What is being dragged goes back first.
      if (gestures.view().kind !== 'none') gestures.cancel();
      else if (session.view().tool !== 'select') session.setTool('select');
      else if (session.view().groupId !== undefined) session.leaveGroup();
      else session.select([]);
    },
  },
  {
    ...{ id: 'open', label: 'Edit the text, picture or group', group: 'Selection', keys: [{ key: 'Enter' }] },
    isOfPage: true,
    run: ({ session, open }) => {
      const { selection, mode } = session.view();
      const frameId = selection.at(-1);
      if (mode.type === 'frames' && frameId !== undefined) open(frameId);
    },
  },
  {
    ...{ id: 'copy', label: 'Copy', group: 'Selection', keys: [{ key: 'c', command: true }] },
    run: ({ session, clipboard }) => {
      clipboard.clip = copySelection(session) ?? clipboard.clip;
    },
  },
  {
    ...{ id: 'cut', label: 'Cut', group: 'Selection', keys: [{ key: 'x', command: true }] },
    run: ({ session, clipboard }) => {
      clipboard.clip = copySelection(session) ?? clipboard.clip;
      deleteSelection(session, 'cut');
    },
  },
  {
    ...{ id: 'paste', label: 'Paste', group: 'Selection', keys: [{ key: 'v', command: true }] },
    run: (context) => {
      if (context.clipboard.clip) paste(context, context.clipboard.clip, 'paste');
    },
  },
  {
    ...{ id: 'duplicate', label: 'Duplicate', group: 'Selection', keys: [{ key: 'd', command: true }] },
    run: (context) => {
      const clip = copySelection(context.session);
      if (clip) paste(context, clip, 'duplicate');
    },
  },
  {
    ...{ id: 'delete', label: 'Delete', group: 'Selection', keys: [{ key: 'Delete' }, { key: 'Backspace' }] },
    isOfPage: true,
    run: ({ session }) => deleteSelection(session, 'delete'),
  },
  ...DIRECTIONS.flatMap(([key, label]) => [nudge(key, label, false), nudge(key, label, true)]),
  order(
    [
      { key: ']', command: true, shift: true },
      { key: '}', command: true, shift: true },
    ],
    'front',
    'Bring to front',
  ),
  order([{ key: ']', command: true }], 'forward', 'Bring forward'),
  order([{ key: '[', command: true }], 'backward', 'Send backward'),
  order(
    [
      { key: '[', command: true, shift: true },
      { key: '{', command: true, shift: true },
    ],
    'back',
    'Send to back',
  ),
  {
    ...{ id: 'group', label: 'Group', group: 'Arrange', keys: [{ key: 'g', command: true }] },
    run: ({ session, newId }) => groupSelection(session, newId()),
  },
  {
    ...{
      id: 'ungroup',
      label: 'Ungroup',
      group: 'Arrange',
      keys: [{ key: 'g', command: true, shift: true }],
    },
    run: ({ session }) => ungroupSelection(session),
  },
  {
    ...{ id: 'lock', label: 'Lock or unlock', group: 'Arrange' },
    keys: [{ key: 'l', command: true, shift: true }],
    run: ({ session }) => lockSelection(session),
  },
  {
    ...{ id: 'hide', label: 'Hide', group: 'Arrange', keys: [{ key: 'h', command: true, shift: true }] },
    run: ({ session }) => {
      onSelection(session, 'visibility', ({ document }, frameIds) => ({
        ...{ kind: 'setFrameVisibility', layoutId: document.selectedLayoutId, value: false },
        frameIds: [...frameIds],
      }));
      session.select([]);
    },
  },
  {
    ...{
      id: 'zoomIn',
      label: 'Zoom in',
      group: 'View',
      keys: [{ key: '+' }, { key: '+', shift: true }, { key: '=' }],
    },
    run: ({ zoom }) => zoom.in(),
  },
  {
    ...{ id: 'zoomOut', label: 'Zoom out', group: 'View', keys: [{ key: '-' }] },
    run: ({ zoom }) => zoom.out(),
  },
  {
    ...{ id: 'zoomActual', label: 'Zoom to 100 %', group: 'View', keys: [{ key: 'Digit0', shift: true }] },
    run: ({ zoom }) => zoom.actual(),
  },
  {
    ...{ id: 'zoomFit', label: 'Fit the page', group: 'View', keys: [{ key: 'Digit1', shift: true }] },
    run: ({ zoom }) => zoom.fit(),
  },
  {
    ...{ id: 'plain', label: 'Show the page alone', group: 'View', keys: [{ key: 'w' }] },
    run: ({ session }) => session.setPlain(!session.view().isPlain),
  },
  {
    ...{ id: 'run', label: 'Design or Run', group: 'View', keys: [{ key: 'm' }] },
    run: ({ session }) => session.setRunning(!session.view().isRunning),
  },
  {
    ...{ id: 'undo', label: 'Undo', group: 'Template', keys: [{ key: 'z', command: true }] },
    run: ({ session }) => session.undo(),
  },
  {
    ...{ id: 'redo', label: 'Redo', group: 'Template' },
    keys: [
      { key: 'z', command: true, shift: true },
      { key: 'y', command: true },
    ],
    run: ({ session }) => session.redo(),
  },
  {
    ...{ id: 'save', label: 'Save', group: 'Template', keys: [{ key: 's', command: true }] },
    isEverywhere: true,
    run: ({ save }) => save(),
  },
  {
    ...{ id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Template' },
    keys: [{ key: '?', shift: true }, { key: '?' }],
    run: ({ showShortcuts }) => showShortcuts(),
  },
];

/** A key as it was pressed, as browsers tell of it. */
type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key; none where it has none, or is held with Alt. */
export function commandOf(stroke: Stroke, apple: boolean): EditorCommand | undefined {
  if (stroke.altKey || (apple ? stroke.ctrlKey : stroke.metaKey)) return undefined;
  const isHeld = apple ? stroke.metaKey : stroke.ctrlKey;
  const pressed = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  return COMMANDS.find(({ keys }) =>
    keys.some(
      ({ key, command = false, shift = false }) =>
        (key === pressed || key === stroke.code) && command === isHeld && shift === stroke.shiftKey,
    ),
  );
}

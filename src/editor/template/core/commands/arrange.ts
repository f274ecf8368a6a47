import { convertLength, resolveLayout } from '@/engine/document';
import { moveFramesBy } from '../../../page/frames/moving';
import { groupSelection, lockSelection, changeSelection, ungroupSelection } from '../selectionActions';
import type { EditorCommand } from './command';

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
const LONG_STEP = 10;

const nudge = (name: keyof typeof STEPS, label: string, isLong: boolean): EditorCommand => ({
  id: `nudge ${name}${isLong ? ' far' : ''}`,
  label: isLong ? `Move ${label} by ${LONG_STEP} px` : `Move ${label} by 1 px`,
  group: 'Arrange',
  isOfPage: true,
  keys: [isLong ? { key: name, shift: true } : { key: name }],
  run: ({ session }) =>
    changeSelection(
      session,
      'move',
      ({ document }, frameIds) => {
        const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
        const pixel = convertLength(isLong ? LONG_STEP : 1, 'px', unit);
        const [x, y] = STEPS[name];
        return moveFramesBy(document, frameIds, { x: x * pixel, y: y * pixel });
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
  id: `order ${towards}`,
  label,
  group: 'Arrange',
  keys,
  run: ({ session }) =>
    changeSelection(session, 'order', ({ pageId }, frameIds) => ({
      kind: 'orderFrames',
      pageId,
      towards,
      frameIds: [...frameIds],
    })),
});

/** Commands for positions and stacking. */
export const ARRANGE_COMMANDS: readonly EditorCommand[] = [
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
    id: 'group',
    label: 'Group',
    group: 'Arrange',
    keys: [{ key: 'g', command: true }],
    run: ({ session, newId }) => groupSelection(session, newId()),
  },
  {
    id: 'ungroup',
    label: 'Ungroup',
    group: 'Arrange',
    keys: [{ key: 'g', command: true, shift: true }],
    run: ({ session }) => ungroupSelection(session),
  },
  {
    id: 'lock',
    label: 'Lock or unlock',
    group: 'Arrange',
    keys: [{ key: 'l', command: true, shift: true }],
    run: ({ session }) => lockSelection(session),
  },
  {
    id: 'hide',
    label: 'Hide',
    group: 'Arrange',
    keys: [{ key: 'h', command: true, shift: true }],
    run: ({ session }) => {
      changeSelection(session, 'visibility', ({ document }, frameIds) => ({
        kind: 'setFrameVisibility',
        layoutId: document.selectedLayoutId,
        value: false,
        frameIds: [...frameIds],
      }));
      session.select([]);
    },
  },
];

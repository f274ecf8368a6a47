import type { EditorCommand } from './command';

/** Commands for the view and the whole template. */
export const VIEW_COMMANDS: readonly EditorCommand[] = [
  {
    id: 'zoomIn',
    label: 'Zoom in',
    group: 'View',
    keys: [{ key: '+' }, { key: '+', shift: true }, { key: '=' }],
    run: ({ zoom }) => zoom.in(),
  },
  {
    id: 'zoomOut',
    label: 'Zoom out',
    group: 'View',
    keys: [{ key: '-' }],
    run: ({ zoom }) => zoom.out(),
  },
  {
    id: 'zoomActual',
    label: 'Zoom to 100%',
    group: 'View',
    keys: [{ key: 'Digit0', shift: true }],
    run: ({ zoom }) => zoom.actual(),
  },
  {
    id: 'zoomFit',
    label: 'Fit the page',
    group: 'View',
    keys: [{ key: 'Digit1', shift: true }],
    run: ({ zoom }) => zoom.fit(),
  },
  {
    id: 'plain',
    label: 'Show the page alone',
    group: 'View',
    keys: [{ key: 'w' }],
    run: ({ session }) => session.setPlain(!session.view().isPlain),
  },
  {
    id: 'rulers',
    label: 'Show or hide the rulers',
    group: 'View',
    keys: [{ key: 'r', shift: true }],
    run: ({ session }) => session.setOptions({ hasRulers: !session.view().options.hasRulers }),
  },
  {
    id: 'run',
    label: 'Design or Run',
    group: 'View',
    keys: [{ key: 'm' }],
    run: ({ session }) => session.setRunning(!session.view().isRunning),
  },
  {
    id: 'undo',
    label: 'Undo',
    group: 'Template',
    keys: [{ key: 'z', command: true }],
    run: ({ session }) => session.undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'Template',
    keys: [
      { key: 'z', command: true, shift: true },
      { key: 'y', command: true },
    ],
    run: ({ session }) => session.redo(),
  },
  {
    id: 'save',
    label: 'Save',
    group: 'Template',
    keys: [{ key: 's', command: true }],
    isEverywhere: true,
    run: ({ save }) => save(),
  },
  {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    group: 'Template',
    keys: [{ key: '?', shift: true }, { key: '?' }],
    run: ({ showShortcuts }) => showShortcuts(),
  },
];

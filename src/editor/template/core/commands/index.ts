import { ARRANGE_COMMANDS } from './arrange';
import type { EditorCommand } from './command';
import { SELECTION_COMMANDS } from './selection';
import { TOOL_COMMANDS } from './tools';
import { VIEW_COMMANDS } from './view';

export type { CommandContext, EditorCommand, KeyPress } from './command';

/** All that keys do in the editor, but for writing text and for what the pointer does with keys held. */
export const COMMANDS: readonly EditorCommand[] = [
  ...TOOL_COMMANDS,
  ...SELECTION_COMMANDS,
  ...ARRANGE_COMMANDS,
  ...VIEW_COMMANDS,
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

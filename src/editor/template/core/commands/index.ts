import { ARRANGE_COMMANDS } from './arrange';
import type { EditorCommand } from './command';
import { SELECTION_COMMANDS } from './selection';
import { TOOL_COMMANDS } from './tools';
import { VIEW_COMMANDS } from './view';

export type { CommandContext, EditorCommand, KeyPress } from './command';

/** All keyboard commands of the editor, apart from typing and keys held with the pointer. */
export const COMMANDS: readonly EditorCommand[] = [
  ...TOOL_COMMANDS,
  ...SELECTION_COMMANDS,
  ...ARRANGE_COMMANDS,
  ...VIEW_COMMANDS,
];

/** The relevant fields of a keyboard event. */
type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the command of a key; undefined if it has none or is held with Alt. */
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

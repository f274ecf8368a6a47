import { useRef, type KeyboardEvent } from 'react';
import { isApple } from '@/product/ModifierKey';
import type { StylesOf } from './model/fontStyles';
import { findCommand, type TextCommand } from './model/keys';
import { getDrawnCaret, runsDown, type SetText } from './model/moves';
import type { TextEditor } from './model/TextEditor';

interface TypingKeys {
  editor: TextEditor;
  text: SetText;
  stylesOf: StylesOf | undefined;
  /** Whether an input method composes text. */
  isComposing: () => boolean;
  /** Called with why a key had no effect; undefined if it had. */
  tell: (refusal: string | undefined) => void;
  onLeave: () => void;
  /** Undoes, or redoes if `isBack` is false. */
  onUndo: (isBack: boolean) => void;
}

/** Returns the handler that runs the commands of keys in a text. */
export function useTypingKeys(keys: TypingKeys): (event: KeyboardEvent) => void {
  const { editor, text, stylesOf, isComposing, tell, onLeave, onUndo } = keys;
  /** The position that moves between lines aim at. */
  const goalX = useRef<number>(undefined);

  const run = (command: TextCommand): string | undefined => {
    switch (command.type) {
      case 'move': {
        const leavesLine = command.to === 'up' || command.to === 'down';
        const x = leavesLine ? (goalX.current ?? getDrawnCaret(text, editor.caret)?.x) : undefined;
        goalX.current = x;
        const options = { stopsAtWordEnds: isApple(), goalX: x };
        editor.move(text.layout, command.to, command.extends, options);
        return undefined;
      }
      case 'delete':
        return editor.delete(text.layout, command.by, command.isBack);
      case 'level':
        return editor.shiftLevel(command.by);
      case 'newParagraph':
        return editor.startParagraph();
      case 'lineBreak':
        return editor.breakLine();
      case 'all':
        editor.selectAll();
        return undefined;
      case 'bold':
      case 'italic':
        return editor.emphasise(command.type, stylesOf);
      case 'undo':
      case 'redo':
        onUndo(command.type === 'undo');
        return undefined;
      case 'leave':
        onLeave();
        return undefined;
    }
  };

  return (event) => {
    // Key code 229 means that an input method handles the key.
    if (isComposing() || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const command = findCommand(event, { hasAppleKeys: isApple(), isVertical: runsDown(text) });
    if (command?.type !== 'move') goalX.current = undefined;
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    tell(run(command));
  };
}

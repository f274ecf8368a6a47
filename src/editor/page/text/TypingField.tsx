import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { styled } from '@/components/theme';
import { isApple } from '@/product/ModifierKey';
import type { StylesOf } from './model/fontStyles';
import { commandOf, type TextCommand } from './model/keys';
import { drawnCaret, runsDown, type SetText } from './model/moves';
import type { TextEditor } from './model/TextEditor';

/* Not seen, but for what is being composed with an input method, which stands at the caret. */
const Field = styled('textarea', {
  position: 'absolute',
  inlineSize: 1,
  minInlineSize: 1,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: '#111827',
  backgroundColor: '#ffffff',
  fontFamily: 'inherit',
  pointerEvents: 'none',
  opacity: 0,
  variants: {
    composing: {
      true: {
        fieldSizing: 'content',
        inlineSize: 'auto',
        textDecoration: 'underline',
        boxShadow: '0 0 0 1px #1d4ed8',
        opacity: 1,
      },
    },
  },
});

interface TypingFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  editor: TextEditor;
  text: SetText;
  stylesOf: StylesOf | undefined;
  /** Tells why a key did nothing; '' where it did. */
  say: (message: string) => void;
  label: string;
  style: CSSProperties;
  /** Of the line the caret stands on, in CSS pixels. */
  lineHeight: number;
  onLeave: () => void;
  /** Undoes, or does again what was undone. */
  onUndo: (isBack: boolean) => void;
}

/** Takes keys, input methods and the clipboard for a text: what is typed arrives whole, once it is composed. */
export function TypingField(props: TypingFieldProps) {
  const { ref, editor, text, stylesOf, say, label, style, lineHeight, onLeave, onUndo } = props;
  const [isComposing, setIsComposing] = useState(false);
  const composing = useRef(false);
  const goalX = useRef<number>(undefined);
  const selected = editor.selectedText;
  const isVertical = runsDown(text);

  /* Holds what is selected: browsers copy and cut only where something is. */
  const reset = (): void => {
    const field = ref.current;
    if (!field || composing.current) return;
    if (field.value !== editor.selectedText) field.value = editor.selectedText;
    field.setSelectionRange(0, field.value.length);
  };
  useEffect(reset, [ref, editor, selected]);

  const tell = (refusal: string | undefined): void => say(refusal ?? '');
  const take = (): void => {
    const { value = '' } = ref.current ?? {};
    if (value !== '') tell(editor.type(value));
    else if (editor.selectedText !== '') tell(editor.delete(text.layout, 'character', true));
    reset();
  };

  const run = (command: TextCommand): string | undefined => {
    switch (command.type) {
      case 'move': {
        const leavesLine = command.to === 'up' || command.to === 'down';
        const x = leavesLine ? (goalX.current ?? drawnCaret(text, editor.caret)?.x) : undefined;
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

  const onKeyDown = (event: KeyboardEvent): void => {
    // 229 is a key an input method has taken.
    if (composing.current || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const command = commandOf(event, { hasAppleKeys: isApple(), isVertical });
    if (command?.type !== 'move') goalX.current = undefined;
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    tell(run(command));
  };

  const onCopy = (event: ClipboardEvent, isCut: boolean): void => {
    event.preventDefault();
    const copy = editor.copy();
    if (!copy) return;
    event.clipboardData.setData('text/plain', copy.plain);
    event.clipboardData.setData('text/html', copy.html);
    if (isCut) tell(editor.cut());
  };

  return (
    <Field
      ref={ref}
      aria-label={label}
      rows={1}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      composing={isComposing}
      style={{
        ...style,
        ...(isVertical && { writingMode: 'vertical-rl' }),
        ...{ blockSize: lineHeight, fontSize: lineHeight / 1.25, lineHeight: `${lineHeight}px` },
      }}
      onKeyDown={onKeyDown}
      onInput={() => {
        if (!composing.current) take();
      }}
      onCompositionStart={() => {
        composing.current = true;
        setIsComposing(true);
      }}
      onCompositionEnd={() => {
        composing.current = false;
        setIsComposing(false);
        if (ref.current?.value === '') reset();
        else take();
      }}
      onCopy={(event) => onCopy(event, false)}
      onCut={(event) => onCopy(event, true)}
      onPaste={(event) => {
        event.preventDefault();
        const { clipboardData } = event;
        tell(
          editor.paste({
            plain: clipboardData.getData('text/plain'),
            html: clipboardData.getData('text/html'),
          }),
        );
      }}
    />
  );
}

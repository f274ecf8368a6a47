import type { ClipboardEvent, CSSProperties, RefObject } from 'react';
import { styled } from '@/components/theme';
import type { StylesOf } from './model/fontStyles';
import { runsDown, type SetText } from './model/moves';
import type { TextEditor } from './model/TextEditor';
import { useComposition } from './useComposition';
import { useTypingKeys } from './useTypingKeys';

/* Invisible, except for input composed with an input method, which appears at the caret. */
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
  /** Explains why a key had no effect; '' if it had. */
  say: (message: string) => void;
  label: string;
  style: CSSProperties;
  /** Height of the caret's line in CSS pixels. */
  lineHeight: number;
  onLeave: () => void;
  /** Undoes, or redoes if `isBack` is false. */
  onUndo: (isBack: boolean) => void;
}

/** Receives keys, input methods and the clipboard for a text; composed input arrives once it is complete. */
export function TypingField(props: TypingFieldProps) {
  const { ref, editor, text, stylesOf, say, label, style, lineHeight, onLeave, onUndo } = props;
  const tell = (refusal: string | undefined): void => say(refusal ?? '');
  const { isShown, isComposing, ...input } = useComposition({ ref, editor, text, tell });
  const onKeyDown = useTypingKeys({ editor, text, stylesOf, isComposing, tell, onLeave, onUndo });

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
      composing={isShown}
      style={{
        ...style,
        ...(runsDown(text) && { writingMode: 'vertical-rl' }),
        blockSize: lineHeight,
        fontSize: lineHeight / 1.25,
        lineHeight: `${lineHeight}px`,
      }}
      onKeyDown={onKeyDown}
      {...input}
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

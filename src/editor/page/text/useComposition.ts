import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SetText } from './model/moves';
import type { TextEditor } from './model/TextEditor';

interface CompositionInput {
  ref: RefObject<HTMLTextAreaElement | null>;
  editor: TextEditor;
  text: SetText;
  /** Called with why the input had no effect; undefined if it had. */
  tell: (refusal: string | undefined) => void;
}

/** Takes typed text from its field; composed text once an input method has completed it. */
export function useComposition({ ref, editor, text, tell }: CompositionInput) {
  const [isShown, setIsShown] = useState(false);
  const composing = useRef(false);
  const selected = editor.selectedText;

  /* Contains the selected text: browsers copy and cut only from a selection. */
  const reset = (): void => {
    const element = ref.current;
    if (!element || composing.current) return;
    if (element.value !== editor.selectedText) element.value = editor.selectedText;
    element.setSelectionRange(0, element.value.length);
  };
  useEffect(reset, [ref, editor, selected]);

  const take = (): void => {
    const { value = '' } = ref.current ?? {};
    if (value !== '') tell(editor.type(value));
    else if (editor.selectedText !== '') tell(editor.delete(text.layout, 'character', true));
    reset();
  };
  const end = (): void => {
    composing.current = false;
    setIsShown(false);
    if (ref.current?.value === '') reset();
    else take();
  };
  const onPressElsewhere = useEffectEvent((event: PointerEvent) => {
    if (event.target !== ref.current) end();
  });
  // The press moves the caret or leaves the text before the input method delivers its text.
  useEffect(() => {
    if (!isShown) return undefined;
    const press = (event: PointerEvent) => onPressElsewhere(event);
    window.addEventListener('pointerdown', press, { capture: true });
    return () => window.removeEventListener('pointerdown', press, { capture: true });
  }, [isShown]);

  return {
    /** Whether to show composed text. */
    isShown,
    /** Whether an input method composes text now. */
    isComposing: () => composing.current,
    onInput: () => {
      if (!composing.current) take();
    },
    onCompositionStart: () => {
      composing.current = true;
      setIsShown(true);
    },
    onCompositionEnd: () => {
      if (composing.current) end();
    },
  };
}

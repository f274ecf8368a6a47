import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CodeAreaProps } from './CodeArea';
import { loadCodeArea } from './loadCodeArea';

type Selected = CodeAreaProps['selected'];

/**
 * Loads the code field. Returns it with the selection of the plain field it replaces, if that had the focus. Waits
 * until an input method has finished a word. If loading fails, the plain field stays.
 */
export function useCodeArea(
  plain: RefObject<HTMLTextAreaElement | null>,
): readonly [CodeArea: ComponentType<CodeAreaProps> | undefined, selected: Selected] {
  const [shown, setShown] = useState<{ Area: ComponentType<CodeAreaProps>; selected: Selected }>();
  useEffect(() => {
    const field = plain.current;
    const leaving = new AbortController();
    const { signal } = leaving;
    let loaded: ComponentType<CodeAreaProps> | undefined;
    let isComposing = false;
    const show = () => {
      if (signal.aborted || isComposing || !field || !loaded) return;
      const hasFocus = field.ownerDocument.activeElement === field;
      setShown({ Area: loaded, selected: hasFocus ? [field.selectionStart, field.selectionEnd] : undefined });
    };
    field?.addEventListener('compositionstart', () => (isComposing = true), { signal });
    field?.addEventListener(
      'compositionend',
      () => {
        isComposing = false;
        // The field receives the composed text only after this event.
        setTimeout(show);
      },
      { signal },
    );
    loadCodeArea().then(
      (Area) => {
        loaded = Area;
        show();
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [plain]);
  return [shown?.Area, shown?.selected];
}

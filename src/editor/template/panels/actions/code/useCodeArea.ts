import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CodeAreaProps } from './CodeArea';
import { loadCodeArea } from './loadCodeArea';

type Selected = CodeAreaProps['selected'];

/**
 * The field for code once it is there, and what was selected in the plain field that it takes the place of, if one typed
 * there; not in the middle of a word that an input method composes. Where it can't be had, the plain field stays.
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
        // What was composed is in the field only after this.
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

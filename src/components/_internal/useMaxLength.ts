import { type ChangeEvent, useCallback, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Truncation and countdown of a text control. */
export interface MaxLength<Element extends TextControl> {
  /** Characters left, or `undefined` without a maximum. */
  remaining: number | undefined;
  /** Reads what an uncontrolled control starts with; give it the element through a ref. */
  measure: (element: Element | null) => void;
  /** Cuts what was typed or pasted, then hands the event on. */
  onChange: (event: ChangeEvent<Element>) => void;
}

/** How the characters of a text are counted and cut. */
export interface CharacterRule {
  readonly count: (text: string) => number;
  readonly first: (text: string, most: number) => string;
}

/** As the attribute `maxlength` counts. */
const UNITS: CharacterRule = {
  count: (text) => text.length,
  first: (text, most) => text.slice(0, most),
};

/**
 * Keeps a text control, controlled or not, within `maxLength`. The attribute alone does not cut what input methods
 * and scripts put in.
 */
export function useMaxLength<Element extends TextControl>(
  maxLength: number | undefined,
  value: string | undefined,
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
  { count, first }: CharacterRule = UNITS,
): MaxLength<Element> {
  const [typedLength, setTypedLength] = useState(0);
  const length = value === undefined ? typedLength : count(value);
  const counts = maxLength !== undefined && value === undefined;
  const measure = useCallback(
    (element: Element | null) => {
      if (element && counts) setTypedLength(count(element.value));
    },
    [counts, count],
  );

  return {
    remaining: maxLength === undefined ? undefined : Math.max(0, maxLength - length),
    measure,
    onChange: (event) => {
      const { target } = event;
      if (maxLength !== undefined && count(target.value) > maxLength) {
        target.value = first(target.value, maxLength);
      }
      setTypedLength(count(target.value));
      onChange?.(event);
    },
  };
}

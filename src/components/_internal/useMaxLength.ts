import { type ChangeEvent, useCallback, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Length limit and countdown of a text control. */
export interface MaxLength<Element extends TextControl> {
  /** Characters left, or `undefined` without a maximum. */
  remaining: number | undefined;
  /** Reads the initial value of an uncontrolled control; call it with the element from a ref. */
  measure: (element: Element | null) => void;
  /** Truncates typed or pasted text, then passes the event on. */
  onChange: (event: ChangeEvent<Element>) => void;
}

/** Functions that count and truncate characters. */
export interface CharacterRule {
  readonly count: (text: string) => number;
  readonly first: (text: string, most: number) => string;
}

/** Counts like the attribute `maxlength`. */
const UNITS: CharacterRule = {
  count: (text) => text.length,
  first: (text, most) => text.slice(0, most),
};

/**
 * Limits the text of a control, controlled or not, to `maxLength`. The attribute does not limit text from input
 * methods and scripts.
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

import { useState } from 'react';
import { fitNumber, formatNumber, parseSum, describeRefusal } from '@/domain/numbers';
import { convertLength, UNITS, type Unit } from '@/engine/document';
import { useTypedDraft } from './useTypedDraft';

const isLength = (unit: string | undefined): unit is Unit => UNITS.includes(unit as Unit);

/** Returns the number of decimals shown for a unit. */
export const getDecimals = (unit: string): number => (unit === 'in' ? 4 : 2);

/** Bounds of a number. */
export interface NumberRange {
  /** Minimum value. */
  readonly min?: number;
  /** Maximum value. */
  readonly max?: number;
}

/** A number to edit, and how it is written. */
export interface NumberValue extends NumberRange {
  /** The number; `undefined` if the selection has several. */
  value: number | undefined;
  /** The unit; a length accepts other units as well. @default none */
  unit?: Unit | '%' | '°' | 's';
  /** Number of decimals. @default 4 for inches, else 2 */
  decimals?: number;
  /** Step of an arrow key or a dragged pixel; ten times as large with Shift. @default 1 */
  step?: number;
  /** Clears an optional number when the field is emptied. */
  onClear?: () => string | undefined;
  /** Sets the number. @returns why it is refused */
  onChange: (value: number) => string | undefined;
}

/** Reads a number or a sum in a field's unit; undefined if it has a unit that can't be converted. */
const readSum = (text: string, unit: NumberValue['unit']): number | undefined =>
  parseSum(text, (typed, from) => {
    if (isLength(unit)) return isLength(from as Unit) ? convertLength(typed, from as Unit, unit) : undefined;
    return from === unit ? typed : undefined;
  });

/**
 * Edits a number as text, and in steps. Refuses invalid text and numbers out of bounds with a reason; steps end at the
 * bounds.
 */
export function useNumberText({ value, unit, step = 1, min, max, onClear, onChange, ...given }: NumberValue) {
  const decimals = given.decimals ?? getDecimals(unit ?? '');
  const rules = { min, max, decimals, ...(unit !== undefined && { unit }) };
  const [refusal, setRefusal] = useState<string>();
  const shown = value === undefined ? '' : formatNumber(value, rules);

  const set = (next: number): void => {
    const within = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
    setRefusal(within === value ? undefined : onChange(within));
  };
  const draft = useTypedDraft((text) => {
    if (text.trim() === '' && onClear) {
      setRefusal(value === undefined ? undefined : onClear());
      return;
    }
    if (text === shown) return setRefusal(undefined);
    const typed = readSum(text, unit);
    const reason = describeRefusal(text, typed, rules);
    if (typed === undefined || reason !== undefined) setRefusal(reason);
    else set(typed);
  });
  const stepFrom = (from: number, count: number): void => set(fitNumber(from + count * step, rules));
  return {
    draft,
    /** The number as text; empty if there is none. */
    shown,
    /** Why the last input was refused. */
    refusal,
    stepFrom,
    /** Steps from the typed number, or from the value. */
    stepBy: (count: number): void => {
      const from = (draft.text === undefined ? undefined : readSum(draft.text, unit)) ?? value;
      draft.drop();
      if (from !== undefined) stepFrom(from, count);
    },
  };
}

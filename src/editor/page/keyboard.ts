import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FrameSession } from './frames/FrameSession';
import { typingFieldOf } from './text/typingFields';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';
const CONTROLS = 'input, button, a[href]';
const WINDOWS = '[role="dialog"], [role="alertdialog"]';
const PAGE = '[data-stage]';
/** Things on the page with keys of their own: only those held with Ctrl or Cmd mean the same there. */
const OWN_KEYS = '[data-own-keys]';
/** Fields of one line that take their value by Enter; searches, names in rows and lists keep the focus. */
const LINES = 'input:not([type="checkbox"], [type="radio"], [type="search"], [role="combobox"])';

/** Bars of a project that change the text that is edited. */
const BESIDE_TEXT = '[data-beside-text]';

/** Keys without a letter that a text takes. */
const TEXT_KEYS = new Set([
  ...['Enter', 'Backspace', 'Delete', 'Escape', 'Home', 'End', 'PageUp', 'PageDown', 'Process', 'Dead'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Unidentified'],
]);

/**
 * Who gets the keys: a window that is open, a field, a thing with keys of its own, the text that is edited, a button or
 * another control, or the page.
 */
export type KeyOwner = 'window' | 'field' | 'own' | 'text' | 'control' | 'page' | 'elsewhere';

/* How the focus was moved last. It outlives the editor, as the focus does. */
let isMovedByPointer = false;

/** Notes how the focus is moved, for {@link ownerOfKeys}, until the answer is called. */
function followFocus(): () => void {
  const point = () => {
    isMovedByPointer = true;
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') isMovedByPointer = false;
  };
  window.addEventListener('pointerdown', point, { capture: true });
  window.addEventListener('keydown', press, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', point, { capture: true });
    window.removeEventListener('keydown', press, { capture: true });
  };
}

const elementOf = (target: EventTarget | null): Element =>
  target instanceof Element ? target : document.body;

/**
 * Decides who owns the keyboard, for every key of the editor. While a text is edited it owns the keys wherever the focus
 * went by a pointer, but for fields; a control the focus went to by Tab keeps its own.
 */
export function ownerOfKeys(session: FrameSession, at: EventTarget | null): KeyOwner {
  const target = elementOf(at);
  const isText = session.view().mode.type === 'text';
  if (target === typingFieldOf(session)) return 'text';
  // Looking for a window takes as long as the page is large: last where it can be.
  if (target.closest(WINDOWS) || document.querySelector(WINDOWS)) return 'window';
  if (target.closest(FIELDS)) return 'field';
  if (target.closest(OWN_KEYS)) return 'own';
  if (isText && (isMovedByPointer || target === document.body)) return 'text';
  if (target === document.body || target.closest(PAGE)) return 'page';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
}

/** Gives a key to the text that is edited, when the focus is elsewhere: the letter follows the focus. */
export function giveToText(session: FrameSession, event: KeyboardEvent): void {
  const field = typingFieldOf(session);
  if (event.target === field || (event.key.length > 1 && !TEXT_KEYS.has(event.key))) return;
  event.stopPropagation();
  if (!field) return;
  field.focus({ preventScroll: true });
  if (!field.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
}

/** Moves the focus back to the text that is edited, else to the page. */
export function focusPage(session: FrameSession): void {
  const field = typingFieldOf(session) ?? document.querySelector<HTMLElement>(PAGE);
  field?.focus({ preventScroll: true });
}

/**
 * Follows how the focus moves, and goes back to the page after Enter in a field of one line.
 * @param isOfPage whether a field changes the page, rather than a form beside it
 */
export function useFocusOfPage(session: FrameSession, isOfPage: (field: Element) => boolean): void {
  useEffect(followFocus, []);
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const target = elementOf(event.target);
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !target.matches(LINES))
      return;
    if (target.closest(`${WINDOWS}, ${OWN_KEYS}, form, [role="tree"], [role="grid"]`)) return;
    if (!isOfPage(target)) return;
    // The text would get a line break of a key that was pressed in the field.
    event.preventDefault();
    // After the field has taken its value, or has said why not: it then keeps the focus.
    queueMicrotask(() => {
      const isDone = document.activeElement === target && target.getAttribute('aria-invalid') !== 'true';
      if (isDone) focusPage(session);
    });
  });
  /* A choice made in a list with the pointer is over: the letters after it belong to the text again. */
  const onChoice = useEffectEvent(({ target }: Event) => {
    const isChosen = target instanceof HTMLSelectElement && isMovedByPointer;
    if (isChosen && session.view().mode.type === 'text') focusPage(session);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    const choose = (event: Event) => onChoice(event);
    window.addEventListener('keydown', listen);
    window.addEventListener('change', choose);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('change', choose);
    };
  }, []);
}

/** Gives the keys to a text that is edited on a page without keys of its own, wherever the focus went by a pointer. */
export function useTextKeys(session: FrameSession): void {
  const isEdited = () => session.view().mode.type === 'text';
  useFocusOfPage(session, (field) => isEdited() && field.closest(BESIDE_TEXT) !== null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isEdited()) return;
    if (ownerOfKeys(session, event.target) === 'text') giveToText(session, event);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FrameSession } from './frames/FrameSession';
import { getTypingField } from './text/typingFields';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';
const CONTROLS = 'input, button, a[href]';
const WINDOWS = '[role="dialog"], [role="alertdialog"]';
const PAGE = '[data-stage]';
/** Elements that handle keys themselves: only Ctrl and Command shortcuts of the page work there. */
const OWN_KEYS = '[data-own-keys]';
/** Single-line fields that take their value on Enter. Searches, names in rows and lists keep the focus. */
const LINES = 'input:not([type="checkbox"], [type="radio"], [type="search"], [role="combobox"])';

/** Bars of a project that change the edited text. */
const BESIDE_TEXT = '[data-beside-text]';

/** Non-letter keys that a text handles. */
const TEXT_KEYS = new Set([
  ...['Enter', 'Backspace', 'Delete', 'Escape', 'Home', 'End', 'PageUp', 'PageDown', 'Process', 'Dead'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Unidentified'],
]);

/**
 * The owner of the keyboard: an open window, a field, an element with its own keys, the edited text, a control, or
 * the page.
 */
export type KeyOwner = 'window' | 'field' | 'own' | 'text' | 'control' | 'page' | 'elsewhere';

/* How the focus moved last. Module state, because the focus outlives the editor. */
let isMovedByPointer = false;

/** Tracks how the focus moves, for {@link getKeyOwner}. The returned function stops. */
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
 * Returns the owner of the keyboard for every key of the editor. An edited text keeps the keys after a pointer moved
 * the focus, except to a field. A control focused by Tab keeps its own keys.
 */
export function getKeyOwner(session: FrameSession, at: EventTarget | null): KeyOwner {
  const target = elementOf(at);
  const isText = session.view().mode.type === 'text';
  if (target === getTypingField(session)) return 'text';
  // Checked last: searching the page for windows is slow on large pages.
  if (target.closest(WINDOWS) || document.querySelector(WINDOWS)) return 'window';
  if (target.closest(FIELDS)) return 'field';
  if (target.closest(OWN_KEYS)) return 'own';
  if (isText && (isMovedByPointer || target === document.body)) return 'text';
  if (target === document.body || target.closest(PAGE)) return 'page';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
}

/**
 * Passes a key to the edited text if the focus is elsewhere: moving the focus first lets the character land there.
 */
export function passToText(session: FrameSession, event: KeyboardEvent): void {
  const field = getTypingField(session);
  if (event.target === field || (event.key.length > 1 && !TEXT_KEYS.has(event.key))) return;
  event.stopPropagation();
  if (!field) return;
  field.focus({ preventScroll: true });
  if (!field.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
}

/** Returns the focus to the edited text, else to the page. */
export function focusPage(session: FrameSession): void {
  const field = getTypingField(session) ?? document.querySelector<HTMLElement>(PAGE);
  field?.focus({ preventScroll: true });
}

/**
 * Tracks the focus, and returns it to the page after Enter in a single-line field.
 * @param isOfPage whether a field edits the page rather than a separate form
 */
export function usePageFocus(session: FrameSession, isOfPage: (field: Element) => boolean): void {
  useEffect(followFocus, []);
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const target = elementOf(event.target);
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !target.matches(LINES))
      return;
    if (target.closest(`${WINDOWS}, ${OWN_KEYS}, form, [role="tree"], [role="grid"]`)) return;
    if (!isOfPage(target)) return;
    // Otherwise the text would receive the Enter of the field as a line break.
    event.preventDefault();
    // Waits until the field has taken or refused its value; after a refusal it keeps the focus.
    queueMicrotask(() => {
      const isDone = document.activeElement === target && target.getAttribute('aria-invalid') !== 'true';
      if (isDone) focusPage(session);
    });
  });
  /* A choice made by pointer ends the use of a list: later letters belong to the text again. */
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

/** Passes keys to the edited text after a pointer moved the focus elsewhere; for pages without keys of their own. */
export function useTextKeys(session: FrameSession): void {
  const isEdited = () => session.view().mode.type === 'text';
  usePageFocus(session, (field) => isEdited() && field.closest(BESIDE_TEXT) !== null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isEdited()) return;
    if (getKeyOwner(session, event.target) === 'text') passToText(session, event);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

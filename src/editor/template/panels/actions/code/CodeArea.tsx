import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { forceLinting, linter, lintGutter } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from '@/components/theme';
import type { Document } from '@/engine/document';
import type { ActionIssue } from '@/engine/resolve';
import { completeScript } from './completeScript';
import { toDiagnostics, findSyntaxFaults } from './faultsOfScript';
import { SCRIPT_LOOK } from './scriptLook';

const Frame = styled('div', {
  border: '1px solid $borderStrong',
  borderRadius: '$control',
  backgroundColor: '$surface',
  overflow: 'hidden',
  '&:hover': { borderColor: '$textSubtle' },
  '&:focus-within': { outline: '2px solid $colors$focus', outlineOffset: '-1px', borderColor: '$focus' },
  variants: {
    invalid: { true: { borderColor: '$negative', '&:focus-within': { outlineColor: '$colors$negative' } } },
  },
});

/** Marks changes from outside, which must not be reported back. */
const fromOutside = Annotation.define<boolean>();

/** Returns the one replacement that turns a text into another, so that carets outside of it stay in place. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

/** A read-only field keeps its caret, for navigation and copying. */
const accessOf = (isReadOnly: boolean) => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({ 'aria-readonly': String(isReadOnly) }),
];

/** Handle for controlling the field from outside. */
export interface CodeAreaHandle {
  /** Moves the caret to the start of a line, counted from 1, and scrolls to it. */
  goTo: (line: number) => void;
  focus: () => void;
}

/** Props of {@link CodeArea}. */
export interface CodeAreaProps {
  label: string;
  /** Id of its description. */
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Whether it is read-only; reading and copying still work. */
  isReadOnly: boolean;
  value: string;
  onChange: (value: string) => void;
  /** The document whose names are completed. */
  document: Document;
  /** Issues of the last run. */
  issues: readonly ActionIssue[];
  /** The initial selection; if given, the field takes the focus. */
  selected: readonly [start: number, end: number] | undefined;
  ref?: Ref<CodeAreaHandle>;
}

/**
 * A JavaScript field with highlighting, line numbers, completion and search. Tab indents; after Escape it leaves the
 * field.
 */
export function CodeArea(props: CodeAreaProps) {
  const { label, describedBy, isInvalid, isReadOnly, value, document, issues, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [access] = useState(() => new Compartment());
  const latest = useRef({ document, issues, isInvalid });
  const onChange = useEffectEvent((text: string) => props.onChange(text));
  const open = useEffectEvent((parent: HTMLElement) => {
    const faults = linter(({ state }) => [
      ...findSyntaxFaults(state),
      ...toDiagnostics(state, latest.current.issues),
    ]);
    const opened = new EditorView({
      parent,
      doc: value,
      ...(props.selected && { selection: { anchor: props.selected[0], head: props.selected[1] } }),
      extensions: [
        ...[lineNumbers(), history(), drawSelection(), highlightActiveLine(), highlightSelectionMatches()],
        ...[indentOnInput(), bracketMatching(), closeBrackets(), javascript(), faults, lintGutter()],
        autocompletion({ override: [completeScript(() => latest.current.document)] }),
        // Attached to the body: the field's frame would clip the tooltips, and the panel is narrow.
        tooltips({ parent: parent.ownerDocument.body, position: 'fixed' }),
        keymap.of([
          ...[...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...searchKeymap],
          ...[...historyKeymap, indentWithTab],
        ]),
        EditorState.tabSize.of(2),
        access.of(accessOf(isReadOnly)),
        EditorView.contentAttributes.of(() => (latest.current.isInvalid ? { 'aria-invalid': 'true' } : null)),
        EditorView.contentAttributes.of({
          'aria-label': label,
          autocapitalize: 'off',
          spellcheck: 'false',
          tabindex: '0',
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isOwn = !transactions.some((transaction) => transaction.annotation(fromOutside));
          if (docChanged && isOwn) onChange(state.doc.toString());
        }),
        SCRIPT_LOOK,
      ],
    });
    if (props.selected) opened.focus();
    return opened;
  });

  useEffect(() => {
    if (!place.current) return;
    const opened = open(place.current);
    view.current = opened;
    return () => opened.destroy();
  }, []);
  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === value) return;
    current.dispatch({
      changes: differenceOf(current.state.doc.toString(), value),
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    });
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({ effects: access.reconfigure(accessOf(isReadOnly)) });
  }, [access, isReadOnly]);
  useEffect(() => {
    latest.current = { document, issues, isInvalid };
    view.current?.dispatch({});
    if (view.current) forceLinting(view.current);
  }, [document, issues, isInvalid]);
  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    goTo: (line) => {
      const { current } = view;
      if (!current) return;
      const { from } = current.state.doc.line(Math.min(Math.max(line, 1), current.state.doc.lines));
      current.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      current.focus();
    },
  }));
  return <Frame ref={place} invalid={isInvalid} />;
}

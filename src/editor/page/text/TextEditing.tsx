import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { styled } from '@/components/theme';
import type { Document, Id } from '@/engine/document';
import { transformPoint } from '@/engine/display';
import type { Caret, TextCache } from '@/engine/text';
import type { PageEngine } from '../loadPageEngine';
import { useFrameView, type FrameSession } from '../frames/FrameSession';
import { boxStyle } from './boxStyle';
import { CaretLine } from './CaretLine';
import { TypingField } from './TypingField';
import { keepTypingField } from './typingFields';
import type { StylesOf } from './model/fontStyles';
import { getDrawnCaret } from './model/moves';
import { clampCaret, findChangeEnd } from './model/places';
import type { Point } from './model/pointing';
import { getSelectionBoxes } from './model/getSelectionBoxes';
import { TextEditor } from './model/TextEditor';
import { findTextFrame } from './model/findTextFrame';
import { usePointing } from './usePointing';
import { useSetText } from './useSetText';
import { VariableChips } from './VariableChips';

const Root = styled('div', { position: 'absolute', insetBlockStart: 0, left: 0 });
const Surface = styled('div', { position: 'absolute', cursor: 'text', touchAction: 'none' });

/* Fixed colours: pages are paper in light and dark alike. */
const Selected = styled('div', {
  position: 'absolute',
  backgroundColor: 'rgb(37 99 235 / 30%)',
  pointerEvents: 'none',
  '@forcedColours': { backgroundColor: 'Highlight', opacity: 0.5, forcedColorAdjust: 'none' },
});

const Said = styled('div', {
  position: 'absolute',
  zIndex: 1,
  width: 'max-content',
  maxWidth: '20rem',
  padding: '$1 $2',
  borderRadius: '$small',
  backgroundColor: '#1f2937',
  color: '#ffffff',
  fontSize: '$small',
  lineHeight: '$small',
  pointerEvents: 'none',
  '&:empty': { padding: 0 },
});

/** Props of {@link TextEditing}. */
export interface TextEditingProps {
  session: FrameSession;
  /** The frame whose text is edited. */
  frameId: Id;
  /** The engine that draws the page. */
  engine: PageEngine;
  /** CSS pixels per point. */
  scale: number;
  /** The document as shown, with values or names in place of variables. @default the document itself */
  drawn?: Document;
  /** Initial caret position, in points from the frame's corner. @default the end of the text */
  start?: Point | undefined;
  /** Returns the styles of a family, for bold and italic. @default the styles in the document */
  stylesOf?: StylesOf;
  /** Text caches shared with the page's drawing. @default a cache of its own */
  caches?: Map<Id, TextCache>;
}

/**
 * Caret, selection and typing over the text of a frame. Its origin is the frame's upper left corner before rotation
 * and growth. Its parent rotates and scales with the frame, about the frame's centre.
 */
export function TextEditing(props: TextEditingProps) {
  const { session, frameId, engine, scale, drawn, start, stylesOf, caches } = props;
  const document = useFrameView(session, (view) => view.document);
  const stored = useFrameView(session, (view) => view.caret);
  const editor = useMemo(() => new TextEditor(session, frameId), [session, frameId]);
  const text = useSetText(drawn ?? document, frameId, engine, caches);
  const [said, say] = useState('');
  const surface = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const pointing = usePointing({ editor, text, scale, surface, field, start });
  useCaretAfterChange(session, editor);
  const isSet = text !== undefined;
  useEffect(
    () => (isSet && field.current ? keepTypingField(session, field.current) : undefined),
    [session, editor, isSet],
  );
  const frame = findTextFrame(document, frameId);
  if (!text || !frame) return null;
  const caret = clampCaret(frame.paragraphs, stored);
  const { x, y, width, height } = text.layout.frame;
  const shown = getDrawnCaret(text, caret);
  return (
    <Root data-testid="gsc-text-editing">
      <Surface
        ref={surface}
        data-testid="gsc-text-surface"
        style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        {...pointing}
      />
      <VariableChips document={document} text={text} caret={caret} scale={scale} />
      {getSelectionBoxes(text.layout, caret).map((box, index) => (
        <Selected key={index} data-testid="gsc-text-selection" style={boxStyle(box, scale)} />
      ))}
      {shown && <CaretLine caret={shown} place={caret.focus} scale={scale} />}
      <TypingField
        ref={field}
        editor={editor}
        text={text}
        stylesOf={stylesOf}
        say={say}
        label={`Text of ${frame.name}`}
        style={cornerOf(shown, scale)}
        lineHeight={(shown?.height ?? 12) * scale}
        onLeave={() => session.enter({ type: 'frames' })}
        onUndo={(isBack) => (isBack ? session.undo() : session.redo())}
      />
      <Said role="status" style={{ left: x * scale, top: (y + height) * scale + 4 }}>
        {said}
      </Said>
    </Root>
  );
}

/** Returns the upper left corner of the caret on the screen; for vertical lines, its lower end. */
function cornerOf(caret: Caret | undefined, scale: number): CSSProperties {
  const { x = 0, top = 0, height = 0, transform } = caret ?? {};
  const [left, above] = transform ? transformPoint(transform, x, top + height) : [x, top];
  return { left: left * scale, top: above * scale };
}

/** Moves the caret behind the change when the text changes from outside, such as by undo. */
function useCaretAfterChange(session: FrameSession, editor: TextEditor): void {
  useEffect(() => {
    let known = editor.paragraphs;
    return session.subscribe(() => {
      const { paragraphs } = editor;
      const place = paragraphs === known ? undefined : findChangeEnd(known, paragraphs);
      known = paragraphs;
      if (place) editor.follow(place);
    });
  }, [editor, session]);
}

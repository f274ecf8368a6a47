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
import { drawnCaret } from './model/moves';
import { caretIn, placeOfChange } from './model/places';
import type { Point } from './model/pointing';
import { selectionOf } from './model/selectionOf';
import { TextEditor } from './model/TextEditor';
import { textFrameOf } from './model/textFrameOf';
import { usePointing } from './usePointing';
import { useSetText } from './useSetText';
import { VariableChips } from './VariableChips';

const Root = styled('div', { position: 'absolute', insetBlockStart: 0, left: 0 });
const Surface = styled('div', { position: 'absolute', cursor: 'text', touchAction: 'none' });

/* Pages are paper in light and dark alike, so that these colours are not those of the theme. */
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
  /** What the page is drawn with. */
  engine: PageEngine;
  /** CSS pixels per point. */
  scale: number;
  /** The document as the page shows it, where values or names stand for variables. @default the document itself */
  drawn?: Document;
  /** Where the caret starts, in points from the corner of the frame. @default the end of the text */
  start?: Point | undefined;
  /** The styles of a font family, for bold and italic. @default those the document names */
  stylesOf?: StylesOf;
  /** What is kept of the texts of the page, which is laid out by the same. @default its own */
  caches?: Map<Id, TextCache>;
}

/**
 * Caret, selection and typing over the text of a frame. Stands at the upper left corner of the frame, before it was turned
 * and before it grew; its parent is turned and scaled as the frame is, about the middle of the frame.
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
  useKeptCaret(session, editor);
  const isSet = text !== undefined;
  useEffect(
    () => (isSet && field.current ? keepTypingField(session, field.current) : undefined),
    [session, editor, isSet],
  );
  const frame = textFrameOf(document, frameId);
  if (!text || !frame) return null;
  const caret = caretIn(frame.paragraphs, stored);
  const { x, y, width, height } = text.layout.frame;
  const shown = drawnCaret(text, caret);
  return (
    <Root data-testid="gsc-text-editing">
      <Surface
        ref={surface}
        data-testid="gsc-text-surface"
        style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        {...pointing}
      />
      <VariableChips {...{ document, text, caret, scale }} />
      {selectionOf(text.layout, caret).map((box, index) => (
        <Selected key={index} data-testid="gsc-text-selection" style={boxStyle(box, scale)} />
      ))}
      {shown && <CaretLine caret={shown} place={caret.focus} scale={scale} />}
      <TypingField
        ref={field}
        {...{ editor, text, stylesOf, say }}
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

/** The upper left corner of the caret on the screen, which in a vertical line is the foot of it. */
function cornerOf(caret: Caret | undefined, scale: number): CSSProperties {
  const { x = 0, top = 0, height = 0, transform } = caret ?? {};
  const [left, above] = transform ? transformPoint(transform, x, top + height) : [x, top];
  return { left: left * scale, top: above * scale };
}

/** Puts the caret behind what changed whenever the text became another by itself, as by undoing. */
function useKeptCaret(session: FrameSession, editor: TextEditor): void {
  useEffect(() => {
    let known = editor.paragraphs;
    return session.subscribe(() => {
      const { paragraphs } = editor;
      const place = paragraphs === known ? undefined : placeOfChange(known, paragraphs);
      known = paragraphs;
      if (place) editor.follow(place);
    });
  }, [editor, session]);
}

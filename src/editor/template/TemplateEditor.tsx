import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import type { MenuEntry } from '@/components/Menu';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { resolveLayout, usesOf, type Id } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useUnsavedChanges } from '@/product/UnsavedChanges';
import type { ImageChoices } from '../page/fields/ImageField';
import type { FindFont } from '../page/loadPageEngine';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { useActedDocument } from '../page/useActedDocument';
import { usePageEngine } from '../page/usePageEngine';
import { EditorBar } from './bar/EditorBar';
import { ToolRail } from './bar/ToolRail';
import { Stage, type FrameLayer } from './canvas/Stage';
import { Viewport, ZOOM_IN, ZOOM_OUT } from './canvas/Viewport';
import { CLIPBOARD } from './core/clipboard';
import type { Point } from './core/geometry';
import { Gestures } from './core/Gestures';
import { newId } from './core/newId';
import { useSession, useView } from './core/SessionContext';
import { LeftPanels, RightPanels } from './Sides';
import { TextEditing } from './text';
import { useEditorKeys } from './useEditorKeys';

const ShortcutsDialog = dialogOnDemand(async () => (await import('./bar/ShortcutsDialog')).ShortcutsDialog);

/* As high as the window; the editor's own parts are sized by their borders, which the page of an editor does not do. */
const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  position: 'fixed',
  inset: 0,
  backgroundColor: '$canvas',
  color: '$text',
  fontSize: '$small',
  '&, & *, & *::before, & *::after': { boxSizing: 'border-box' },
});
const Room = styled('div', { display: 'flex', flex: 1, minHeight: 0, position: 'relative' });
/** CSS pixels a point at the real size of paper. */
const PAPER_SCALE = 96 / 72;

interface TemplateEditorProps {
  name: string;
  backHref: string;
  /** Whether it was never saved. */
  isNew: boolean;
  /** What values are read by; the same object from one drawing to the next. */
  context: ValueContext;
  findFont: FindFont;
  findPicture: FindPicture;
  /** Where pictures come from. */
  images: ImageChoices;
  /** What else can be done with the template as a whole. */
  entries: readonly MenuEntry[];
  /** Said above the page: why saving failed, what was not saved the last time. */
  messages: ReactNode;
  onSave: () => void;
}

/** A template as it is designed: tools, the page, and the panels around it. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { name, backHref, isNew, context, findFont, findPicture, images, entries, messages, onSave } = props;
  const session = useSession();
  const document = useView((view) => view.document);
  const saveState = useView((view) => view.saveState);
  const isRunning = useView((view) => view.isRunning);
  const [viewport] = useState(() => new Viewport());
  const [gestures] = useState(() => new Gestures(session, newId));
  const [shelf] = useState(() => new PictureShelf(findPicture));
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const [textStart, setTextStart] = useState<Point>();
  const [pointedAt, setPointedAt] = useState<Id>();
  const pointed = useMemo(
    () =>
      new Set(
        pointedAt === undefined
          ? []
          : usesOf(document, pointedAt).flatMap((use) => (use.type === 'frame' ? [use.frameId] : [])),
      ),
    [document, pointedAt],
  );
  useUnsavedChanges(saveState !== 'saved');

  const { engine, error, retry } = usePageEngine(document, findFont);
  const acted = useActedDocument(document, context);
  const drawn = isRunning ? acted : document;
  const { unit } = useMemo(() => resolveLayout(document, document.selectedLayoutId).settings, [document]);
  const realScale = unit === 'px' ? 1 : PAPER_SCALE;
  const zoom = {
    in: () => viewport.zoomAt(undefined, ZOOM_IN),
    out: () => viewport.zoomAt(undefined, ZOOM_OUT),
    actual: () => viewport.setScale(realScale),
    fit: () => viewport.fit(),
  };
  useEditorKeys({
    ...{ session, newId, zoom, clipboard: CLIPBOARD, save: onSave },
    showShortcuts: () => setHasShortcuts(true),
  });
  useEffect(() => session.close, [session]);

  const frameLayer = ({ frameId, scale }: FrameLayer) =>
    engine && <TextEditing key={frameId} {...{ frameId, engine, scale }} start={textStart} />;
  /** What a frame is opened for: its text. */
  const open = (frameId: Id, at: Point) => {
    const frame = document.pages.items[session.view().pageId]?.frames.items[frameId];
    if (isRunning || frame?.type !== 'text') return;
    setTextStart(at);
    session.enter({ type: 'text', frameId });
  };
  return (
    <Frame>
      <EditorBar
        {...{ name, backHref, isNew, viewport, realScale, onSave }}
        issues={null}
        entries={[
          ...entries,
          { id: 'shortcuts', label: 'Keyboard shortcuts', onSelect: () => setHasShortcuts(true) },
        ]}
      />
      {messages}
      <Room>
        <ToolRail />
        <LeftPanels {...{ engine, shelf }} />
        <Stage
          document={drawn}
          {...{ gestures, viewport, engine, shelf, frameLayer }}
          pointed={pointed}
          onOpen={open}
          onDrop={() => undefined}
          waiting={
            error ? (
              <Stack gap="3" align="start">
                <ErrorMessage
                  error={error as Error}
                  message="The page can’t be drawn: a font did not arrive."
                />
                <Button onClick={retry}>Try again</Button>
              </Stack>
            ) : (
              <Skeleton shape="block" width="100%" height="100%" />
            )
          }
        />
        <RightPanels {...{ context, images }} onPoint={setPointedAt} />
      </Room>
      {hasShortcuts && <ShortcutsDialog onClose={() => setHasShortcuts(false)} />}
    </Frame>
  );
}

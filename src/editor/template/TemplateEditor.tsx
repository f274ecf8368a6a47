import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { convertLength, resolveLayout, usesOf, type Id } from '@/engine/document';
import type { EditorPanel } from '@/domain/editor-view';
import type { ValueContext } from '@/engine/resolve';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import type { ImageChoices } from '../page/fields/ImageField';
import type { FindFont } from '../page/loadPageEngine';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { useActions } from '../page/useActedDocument';
import { usePageEngine } from '../page/usePageEngine';
import { usePlayback } from '../page/usePlayback';
import { AroundThePage, ThePage } from './AroundThePage';
import { EditorBar } from './bar/EditorBar';
import { IssueCount } from './bar/IssueCount';
import { ToolRail } from './bar/ToolRail';
import { ViewMenu, type ViewChoices } from './bar/ViewMenu';
import { CropEditing } from '../page/crop/CropEditing';
import { Stage, type FrameLayer } from './canvas/Stage';
import { StageWaiting } from './canvas/StageWaiting';
import { Viewport, ZOOM_IN, ZOOM_OUT } from './canvas/Viewport';
import { useSharedClipboard } from './core/useSharedClipboard';
import type { CommandContext } from './core/commands';
import { boundsOf, type Point } from '../page/frames/geometry';
import { Gestures } from './core/Gestures';
import { insertingPicture } from './core/insertPicture';
import { newId } from './core/newId';
import { openFrame } from './core/opening';
import { placesOf } from '../page/frames/placesOf';
import { useSession, useView } from './core/SessionContext';
import { usePageMenu } from './PageMenu';
import { PICTURE_TYPE, readPicture, Timeline, type DraggedPicture } from './panels';
import { usePreflight } from './preflight';
import { SidePanels } from './Sides';
import { TextEditing, type FontFamilyChoice } from './text';
import { editorPanels } from './editorPanels';
import { UnsavedChanges } from './UnsavedChanges';
import { useEditorKeys } from './useEditorKeys';
import { drawingFonts } from './svg/drawingFonts';
import { useTakingIn } from './useTakingIn';
import { useWorkspace, type Edge } from './useWorkspace';

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
const NONE: readonly never[] = [];
/** CSS pixels a point at the real size of paper. */
const PAPER_SCALE = 96 / 72;

interface TemplateEditorProps {
  name: string;
  /** Where the templates are; none where there is no way back. */
  backHref: string | undefined;
  /** What values are read by; the same object from one drawing to the next. */
  context: ValueContext;
  findFont: FindFont;
  findPicture: FindPicture;
  /** The fonts of the environment. */
  fonts: readonly FontFamilyChoice[];
  /** Another value once those have changed. */
  fontLibrary: unknown;
  /** What the environment has for a template, given what a picture is put on the page by. */
  resources: (onInsert: (picture: DraggedPicture) => void) => ReactNode;
  /** Keeps a picture among the media. @throws why it can't be */
  upload: (file: File) => Promise<DraggedPicture>;
  /** Where pictures come from. */
  images: ImageChoices;
  /** The ways to look at it that the environment keeps. */
  choices: ViewChoices;
  /** Who else has it open. */
  people: ReactNode;
  /** What else can be done with the template as a whole. */
  entries: readonly MenuEntry[];
  /** Said above the page: why saving failed, what was not saved the last time. */
  messages: ReactNode;
  onSave: () => void;
}

/** A template as it is designed: tools, the page, and the panels around it. */
export function TemplateEditor(props: TemplateEditorProps) {
  return (
    <AroundThePage>
      <UnsavedChanges />
      <Editor {...props} />
    </AroundThePage>
  );
}

function Editor(props: TemplateEditorProps) {
  const { fonts, fontLibrary, resources, name, backHref, context, findFont, findPicture } = props;
  const { images, upload, choices, people, entries, messages, onSave } = props;
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const mode = useView((view) => view.mode);
  const isRunning = useView((view) => view.isRunning);
  const [viewport] = useState(() => new Viewport());
  const [gestures] = useState(() => new Gestures(session, newId));
  const [shelf] = useState(() => new PictureShelf(findPicture));
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const [start, setStart] = useState<Point>();
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
  const { engine, error, retry, loadFallbacks } = usePageEngine(document, findFont, fontLibrary);
  const acted = useActions(document, context);
  const preflight = usePreflight({ document, pageId, engine, shelf, context });
  const { unit, intent, timelineLengthMs } = useMemo(
    () => resolveLayout(document, document.selectedLayoutId).settings,
    [document],
  );
  const realScale = unit === 'px' ? 1 : PAPER_SCALE;
  const zoom = {
    in: () => viewport.zoomAt(undefined, ZOOM_IN),
    out: () => viewport.zoomAt(undefined, ZOOM_OUT),
    actual: () => viewport.setScale(realScale),
    fit: () => viewport.fit(),
  };
  /** @param at where it was pressed, which is where the caret of its text starts */
  const open = (frameId: Id, at?: Point) => {
    setStart(at);
    openFrame(session, frameId);
  };
  const clipboard = useSharedClipboard();
  const commands: CommandContext = {
    ...{ session, gestures, newId, zoom, open, clipboard, save: onSave },
    showShortcuts: () => setHasShortcuts(true),
  };
  const pageMenu = usePageMenu(commands);

  const isAnimated = intent === 'digitalAnimated';
  const playback = usePlayback(timelineLengthMs);
  const { workspace, opened, ...panelsOf } = useWorkspace();
  const [actionId, setActionId] = useState<Id>();
  const showAction = (shown: Id | undefined) => {
    setActionId(shown);
    if (shown !== undefined) panelsOf.show('actions');
  };
  /** Brings a frame into view; the page it is on is shown. */
  const reveal = (frameId: Id) => {
    const view = session.view();
    const place = placesOf(view.document, view.pageId).get(frameId);
    const points = (length: number) => convertLength(length, unit, 'pt');
    if (!place) return;
    const { x, y, width, height } = boundsOf([place]);
    viewport.reveal({ x: points(x), y: points(y), width: points(width), height: points(height) });
  };
  const insert = (picture: DraggedPicture, at?: Point) => {
    const view = session.view();
    const spot = { document: view.document, pageId: view.pageId, frameId: newId(), ...(at && { at }) };
    const { operation, frameId, label } = insertingPicture(spot, picture);
    if (session.change([operation], { label }) === undefined) session.select([frameId]);
  };
  const takeIn = useTakingIn({ upload, insert, findFonts: drawingFonts(fonts, findFont) });
  useEditorKeys(commands, { isOwn: () => clipboard.isLatest, take: (data) => !isRunning && takeIn(data) });
  const stylesOf = useCallback(
    (family: string) => fonts.find((each) => each.family === family)?.styles ?? [],
    [fonts],
  );
  const frameLayer = ({ frameId, scale, caches }: FrameLayer) =>
    mode.type === 'crop' ? (
      <CropEditing key={frameId} {...{ session, frameId, shelf, scale }} />
    ) : (
      engine && (
        <TextEditing key={frameId} {...{ session, frameId, engine, scale, stylesOf, start, caches }} />
      )
    );
  const panels = editorPanels({
    ...{ engine, shelf, context, images, fonts, isAnimated, actionId },
    ...{ issues: acted?.issues ?? NONE, log: acted?.log ?? NONE },
    ...{ found: preflight.issues, layoutId: document.selectedLayoutId, resources: resources(insert) },
    onLayoutSettings: () => session.select([]),
    onPoint: setPointedAt,
    onAction: showAction,
  });
  const sideOf = (edge: Edge) => ({
    ...{ panels, opened: opened[edge] },
    onOpen: (panel: EditorPanel) => {
      setPointedAt(undefined);
      panelsOf.open(edge, panel);
    },
  });
  return (
    <Frame>
      <EditorBar
        {...{ people, name, backHref, viewport, realScale, onSave }}
        sides={{ left: workspace.left.open, right: workspace.right.open }}
        onFold={panelsOf.fold}
        view={<ViewMenu {...{ viewport, realScale, choices }} onWorkspace={panelsOf.choose} />}
        issues={<IssueCount {...{ preflight }} onShow={reveal} onShowAction={showAction} />}
        entries={[
          ...entries,
          { id: 'shortcuts', label: 'Keyboard shortcuts', onSelect: () => setHasShortcuts(true) },
        ]}
      />
      {messages}
      <Room>
        <ToolRail />
        <SidePanels edge="left" side={workspace.left} {...sideOf('left')} />
        <ThePage>
          <Stage
            acted={isRunning ? acted?.document : undefined}
            {...{ gestures, viewport, engine, loadFallbacks, shelf, frameLayer }}
            pointed={pointed}
            onOpen={open}
            onMenu={pageMenu.open}
            timeMs={isAnimated && (playback.isPlaying || playback.timeMs > 0) ? playback.timeMs : undefined}
            onDrop={(data, at) => {
              const picture = readPicture(data.getData(PICTURE_TYPE));
              if (picture) insert(picture, at);
              else if (!isRunning) takeIn(data, at);
            }}
            waiting={<StageWaiting error={error as Error | undefined} onRetry={retry} />}
          />
        </ThePage>
        <SidePanels edge="right" side={workspace.right} {...sideOf('right')} />
      </Room>
      {pageMenu.menu}
      {isAnimated && <Timeline {...playback} />}
      {hasShortcuts && <ShortcutsDialog onClose={() => setHasShortcuts(false)} />}
    </Frame>
  );
}

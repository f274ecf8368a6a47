import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { convertLength, resolveLayout, type Id } from '@/engine/document';
import type { EditorPanel } from '@/domain/editor-views';
import type { ValueContext } from '@/engine/resolve';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import type { ImageChoices } from '../page/fields/ImageField';
import type { FindFont } from '../page/loadPageEngine';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { useActions } from '../page/useActedDocument';
import { usePageEngine } from '../page/usePageEngine';
import { usePlayback } from '../page/usePlayback';
import { DelayedView, ThePage } from './DelayedView';
import { TemplateBar } from './bar/TemplateBar';
import { IssueCount } from './bar/IssueCount';
import { ToolRail } from './bar/ToolRail';
import { ViewMenu, type ViewChoices } from './bar/ViewMenu';
import { Stage } from './canvas/Stage';
import { StageWaiting } from './canvas/StageWaiting';
import { Viewport, ZOOM_IN, ZOOM_OUT } from './canvas/Viewport';
import { useSharedClipboard } from './core/useSharedClipboard';
import type { CommandContext } from './core/commands';
import { getBounds } from '../page/frames/geometry';
import { Gestures } from './core/Gestures';
import { newId } from './core/newId';
import { getPlaces } from '../page/frames/getPlaces';
import { useSession, useView } from './core/SessionContext';
import { usePageMenu } from './PageMenu';
import { PICTURE_TYPE, readPicture, Timeline, type DraggedPicture } from './panels';
import { usePreflight } from './preflight';
import { SidePanels } from './Sides';
import type { FontFamilyChoice } from './text';
import { renderPanels } from './renderPanels';
import { UnsavedChanges } from './UnsavedChanges';
import { useEditorKeys } from './useEditorKeys';
import { useInsertPicture } from './useInsertPicture';
import { useOpenFrame } from './useOpenFrame';
import { usePointedFrames } from './usePointedFrames';
import { createFontFinder } from './svg/createFontFinder';
import { useInsertData } from './useInsertData';
import { usePanelWorkspace, type Edge } from './usePanelWorkspace';

const ShortcutsDialog = dialogOnDemand(async () => (await import('./bar/ShortcutsDialog')).ShortcutsDialog);

/* As high as the window. Uses border-box sizes, which the editor's page turns off globally. */
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
/** CSS pixels per point at the paper's real size. */
const PAPER_SCALE = 96 / 72;

interface TemplateEditorProps {
  name: string;
  /** Address of the template list; undefined if there is no way back. */
  backHref: string | undefined;
  /** Context for reading values; the same object between renders. */
  context: ValueContext;
  findFont: FindFont;
  findPicture: FindPicture;
  /** The fonts of the environment. */
  fonts: readonly FontFamilyChoice[];
  /** Changes when those fonts change. */
  fontLibrary: unknown;
  /** Renders the environment's resources, given a function that inserts a picture. */
  resources: (onInsert: (picture: DraggedPicture) => void) => ReactNode;
  /** Uploads a picture into the media. @throws Error with the reason */
  upload: (file: File) => Promise<DraggedPicture>;
  /** The sources of pictures. */
  images: ImageChoices;
  /** The stored views of the environment. */
  choices: ViewChoices;
  /** The other users who have it open. */
  people: ReactNode;
  /** Further actions on the template. */
  entries: readonly MenuEntry[];
  /** Messages above the page: save errors and unsaved drafts. */
  messages: ReactNode;
  onSave: () => void;
}

/** The template editor: tools, the page, and the panels around it. */
export function TemplateEditor(props: TemplateEditorProps) {
  return (
    <DelayedView>
      <UnsavedChanges />
      <Editor {...props} />
    </DelayedView>
  );
}

function Editor(props: TemplateEditorProps) {
  const { fonts, fontLibrary, resources, name, backHref, context, findFont, findPicture } = props;
  const { images, upload, choices, people, entries, messages, onSave } = props;
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const isRunning = useView((view) => view.isRunning);
  const [viewport] = useState(() => new Viewport());
  const [gestures] = useState(() => new Gestures(session, newId));
  const [shelf] = useState(() => new PictureShelf(findPicture));
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const [pointedAt, setPointedAt] = useState<Id>();
  const pointed = usePointedFrames(document, pointedAt);
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
  const stylesOf = useCallback(
    (family: string) => fonts.find((each) => each.family === family)?.styles ?? [],
    [fonts],
  );
  const { open, frameLayer } = useOpenFrame({ engine, shelf, stylesOf });
  const clipboard = useSharedClipboard();
  const commands: CommandContext = {
    session,
    gestures,
    newId,
    zoom,
    open,
    clipboard,
    save: onSave,
    showShortcuts: () => setHasShortcuts(true),
  };
  const pageMenu = usePageMenu(commands);

  const isAnimated = intent === 'digitalAnimated';
  const playback = usePlayback(timelineLengthMs);
  const { workspace, opened, ...panelsOf } = usePanelWorkspace();
  const [actionId, setActionId] = useState<Id>();
  const showAction = (shown: Id | undefined) => {
    setActionId(shown);
    if (shown !== undefined) panelsOf.show('actions');
  };
  /** Scrolls a frame of the shown page into view. */
  const reveal = (frameId: Id) => {
    const view = session.view();
    const place = getPlaces(view.document, view.pageId).get(frameId);
    const points = (length: number) => convertLength(length, unit, 'pt');
    if (!place) return;
    const { x, y, width, height } = getBounds([place]);
    viewport.reveal({ x: points(x), y: points(y), width: points(width), height: points(height) });
  };
  const insert = useInsertPicture();
  const takeIn = useInsertData({ upload, insert, findFonts: createFontFinder(fonts, findFont), stylesOf });
  useEditorKeys(commands, { isOwn: () => clipboard.isLatest, take: (data) => !isRunning && takeIn(data) });
  const panels = renderPanels({
    engine,
    shelf,
    context,
    images,
    fonts,
    isAnimated,
    actionId,
    issues: acted?.issues ?? NONE,
    log: acted?.log ?? NONE,
    found: preflight.issues,
    layoutId: document.selectedLayoutId,
    resources: resources(insert),
    onLayoutSettings: () => session.select([]),
    onPoint: setPointedAt,
    onAction: showAction,
  });
  const sideOf = (edge: Edge) => ({
    panels,
    opened: opened[edge],
    onOpen: (panel: EditorPanel) => {
      setPointedAt(undefined);
      panelsOf.open(edge, panel);
    },
  });
  return (
    <Frame>
      <TemplateBar
        people={people}
        name={name}
        backHref={backHref}
        viewport={viewport}
        realScale={realScale}
        onSave={onSave}
        sides={{ left: workspace.left.open, right: workspace.right.open }}
        onFold={panelsOf.fold}
        view={
          <ViewMenu
            viewport={viewport}
            realScale={realScale}
            choices={choices}
            onWorkspace={panelsOf.choose}
          />
        }
        issues={<IssueCount preflight={preflight} onShow={reveal} onShowAction={showAction} />}
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
            gestures={gestures}
            viewport={viewport}
            engine={engine}
            loadFallbacks={loadFallbacks}
            shelf={shelf}
            frameLayer={frameLayer}
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

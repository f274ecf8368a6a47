import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { resolveLayout } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import type { ImageChoices } from '../page/fields/ImageField';
import type { FindFont } from '../page/loadPageEngine';
import { PictureShelf, type FindPicture } from '../page/PictureShelf';
import { useActions } from '../page/useActedDocument';
import { usePageEngine } from '../page/usePageEngine';
import { usePlayback } from '../page/usePlayback';
import { EditorTop } from './EditorTop';
import { DelayedView, ThePage } from './DelayedView';
import { ToolRail } from './bar/ToolRail';
import type { ViewChoices } from './bar/ViewMenu';
import { Stage } from './canvas/Stage';
import { StageWaiting } from './canvas/StageWaiting';
import { createZoom } from './canvas/createZoom';
import { Viewport } from './canvas/Viewport';
import { Gestures } from './core/Gestures';
import { newId } from './core/newId';
import { useSession, useView } from './core/SessionContext';
import { Timeline, type DraggedPicture } from './panels';
import { usePreflight } from './preflight';
import { SidePanels } from './Sides';
import type { FontFamilyChoice } from './text';
import { renderPanels } from './renderPanels';
import { UnsavedChanges } from './UnsavedChanges';
import { useCommands } from './useCommands';
import { useInsertion } from './useInsertion';
import { useOpenFrame } from './useOpenFrame';
import { usePointedFrames } from './usePointedFrames';
import { useReveal } from './useReveal';
import { useSides } from './useSides';

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

/** Props of {@link TemplateEditor}. */
export interface TemplateEditorProps {
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
  const { fonts, resources, context, findFont } = props;
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const isRunning = useView((view) => view.isRunning);
  const [viewport] = useState(() => new Viewport());
  const [gestures] = useState(() => new Gestures(session, newId));
  const [shelf] = useState(() => new PictureShelf(props.findPicture));
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const sides = useSides();
  const pointed = usePointedFrames(document, sides.pointedAt);
  const { engine, error, retry, loadFallbacks } = usePageEngine(document, findFont, props.fontLibrary);
  const acted = useActions(document, context);
  const preflight = usePreflight({ document, pageId, engine, shelf, context });
  const { unit, intent, timelineLengthMs } = useMemo(
    () => resolveLayout(document, document.selectedLayoutId).settings,
    [document],
  );
  const realScale = unit === 'px' ? 1 : PAPER_SCALE;
  const stylesOf = useCallback(
    (family: string) => fonts.find((each) => each.family === family)?.styles ?? [],
    [fonts],
  );
  const { open, frameLayer } = useOpenFrame({ engine, shelf, stylesOf });

  const isAnimated = intent === 'digitalAnimated';
  const playback = usePlayback(timelineLengthMs);
  const reveal = useReveal(viewport, unit);
  const { insert, insertData, drop } = useInsertion({
    upload: props.upload,
    fonts,
    findFont,
    stylesOf,
    gestures,
  });
  const pageMenu = useCommands({
    gestures,
    zoom: createZoom({ viewport, realScale, session }),
    open,
    save: props.onSave,
    showShortcuts: () => setHasShortcuts(true),
    insertData,
  });
  const panels = renderPanels({
    engine,
    shelf,
    context,
    images: props.images,
    fonts,
    isAnimated,
    actionId: sides.actionId,
    issues: acted?.issues ?? NONE,
    log: acted?.log ?? NONE,
    found: preflight.issues,
    layoutId: document.selectedLayoutId,
    resources: resources(insert),
    onLayoutSettings: () => session.select([]),
    onPoint: sides.point,
    onAction: sides.showAction,
  });
  return (
    <Frame>
      <EditorTop
        {...props}
        viewport={viewport}
        realScale={realScale}
        preflight={preflight}
        sides={sides}
        onReveal={reveal}
        onShortcuts={() => setHasShortcuts(true)}
      />
      {props.messages}
      <Room>
        <ToolRail />
        <SidePanels edge="left" panels={panels} {...sides.propsOf('left')} />
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
            onDrop={drop}
            waiting={<StageWaiting error={error as Error | undefined} onRetry={retry} />}
          />
        </ThePage>
        <SidePanels edge="right" panels={panels} {...sides.propsOf('right')} />
      </Room>
      {pageMenu.menu}
      {isAnimated && <Timeline {...playback} />}
      {hasShortcuts && <ShortcutsDialog onClose={() => setHasShortcuts(false)} />}
    </Frame>
  );
}

import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { convertLength, resolveLayout, type Document, type Id } from '@/engine/document';
import { edit } from '@/engine/edit';
import { ErrorMessage } from '@/product/ErrorMessage';
import { NO_DRAG } from '../../page/frames/drags';
import { useFrameView } from '../../page/frames/FrameSession';
import type { Point } from '../../page/frames/geometry';
import type { FindFont } from '../../page/loadPageEngine';
import { FrameLayer } from '../canvas/FrameLayer';
import { PageCanvas } from '../canvas/PageCanvas';
import type { PictureShelf } from '../../page/PictureShelf';
import { useDrawnPage } from '../../page/useDrawnPage';
import { useFallbackFonts } from '../../page/useFallbackFonts';
import { useFittingScale } from '../../page/useFittingScale';
import { usePageEngine } from '../../page/usePageEngine';
import { usePlayback } from '../../page/usePlayback';
import type { CanvasSession } from '../core/CanvasSession';
import { filledFrames, frameAt } from '../core/fieldFrames';
import { PageStrip } from './PageStrip';
import { PlayBar } from './PlayBar';
import { StoredPicture } from './StoredPicture';
import { TextBar } from './TextBar';

const Ground = styled('div', {
  display: 'flex',
  flex: 1,
  minHeight: 0,
  padding: '$5',
  overflow: 'auto',
  border: '1px solid $border',
  borderRadius: '$container',
  backgroundColor: '$surfaceSunken',
  '@tablet': { padding: '$3' },
});

/** What each press of a zoom button multiplies by. */
const ZOOM_STEP = 1.25;
/** CSS pixels a point at the real size of a page. */
const REAL_SIZE = 96 / 72;
const PERCENT = 100;

interface PagePanelProps {
  name: string;
  canvas: CanvasSession;
  document: Document;
  /** The pages the layout draws. */
  pages: readonly Id[];
  /** Which of them is shown. */
  index: number;
  shelf: PictureShelf;
  /** The first page as it was saved. */
  picture: Blob | undefined;
  findFont: FindFont;
  /** The variable whose field has the focus. */
  active: Id | undefined;
  /** Called with the index of the page to show. */
  onTurn: (index: number) => void;
  /** Called with the variable that fills what was pressed. */
  onField: (variableId: Id) => void;
}

/** The page of a project, fitted into its place or enlarged, with the way to the other pages. */
export function PagePanel(props: PagePanelProps) {
  const { name, canvas, document, pages, index, shelf, picture, findFont, active, onTurn, onField } = props;
  const [zoom, setZoom] = useState<number>();
  const pageId = pages[index] ?? '';
  const { engine, error, retry, loadFallbacks } = usePageEngine(document, findFont);
  useEffect(() => canvas.turnTo(pageId), [canvas, pageId]);
  const mode = useFrameView(canvas, (view) => view.mode);
  // What was dragged stays as it was let go until the document that has it arrives: its actions take a moment.
  const [dragged, setDragged] = useState({ document, gesture: NO_DRAG });
  const gesture = dragged.document === document ? dragged.gesture : NO_DRAG;
  const live = useMemo(() => {
    const changed = edit(document, gesture.operations);
    return changed.ok ? changed.value.document : document;
  }, [document, gesture.operations]);
  const cropped = mode.type === 'crop' ? mode.frameId : undefined;
  // The picture that is cropped is shown by what crops it.
  const part = useMemo(
    () =>
      cropped === undefined ? undefined : { frames: (frameId: Id) => frameId !== cropped, hasGround: true },
    [cropped],
  );
  const { settings } = resolveLayout(document, document.selectedLayoutId);
  const { intent, timelineLengthMs } = settings;
  const playback = usePlayback(timelineLengthMs);
  const { timeMs: moment, isPlaying } = playback;
  // At rest the page is shown as it is worked on, with all that comes and goes.
  const isAtRest = !isPlaying && (moment === 0 || moment === timelineLengthMs);
  const timeMs = intent === 'digitalAnimated' && !isAtRest ? moment : undefined;
  const drawn = useDrawnPage({ document: live, pageId, engine, shelf, part, timeMs });
  const [width, height] = [settings.width, settings.height].map((side) =>
    convertLength(side, settings.unit, 'pt'),
  ) as [number, number];
  const { ref, scale: fitting } = useFittingScale(drawn?.list ?? { width, height });
  const scale = zoom ?? Math.min(fitting, REAL_SIZE);
  const frames = filledFrames(document, pageId);
  useFallbackFonts(drawn, engine, loadFallbacks);
  const order = document.pages.items[pageId]?.frames.order ?? [];
  /** Whether what fills a field lies before a frame at this point. */
  const isCovered = (frameId: Id, point: Point) => {
    const front = frameAt(frames, point);
    return front !== undefined && order.indexOf(front.frameId) > order.indexOf(frameId);
  };
  const openField = ([variableId]: readonly Id[] = []) => {
    if (variableId !== undefined) onField(variableId);
  };
  return (
    <Stack gap="2" css={{ height: '100%' }}>
      <TextBar canvas={canvas} />
      <Ground ref={ref} role="group" aria-label="Page" tabIndex={0}>
        {engine && drawn ? (
          <PageCanvas
            name={`${name}, page ${index + 1} of ${pages.length}`}
            {...{ list: drawn.list, engine, shelf, scale }}
            outlined={frames.filter(
              ({ variableIds }) => active !== undefined && variableIds.includes(active),
            )}
            onPress={(point) => {
              canvas.select([]);
              openField(frameAt(frames, point)?.variableIds);
            }}
          >
            <FrameLayer
              {...{ canvas, document, pageId, scale, engine, shelf, gesture, isCovered }}
              onGesture={(shown) => setDragged({ document, gesture: shown })}
              onOpen={(frameId) => openField(frames.find((each) => each.frameId === frameId)?.variableIds)}
            />
          </PageCanvas>
        ) : error ? (
          <Stack gap="3" align="start">
            <ErrorMessage error={error as Error} message="The page can’t be drawn: a font did not arrive." />
            <Button onClick={retry}>Try again</Button>
          </Stack>
        ) : picture && index === 0 ? (
          <StoredPicture {...{ name }} file={picture} width={width * scale} height={height * scale} />
        ) : (
          <Skeleton shape="block" width="100%" height="100%" />
        )}
      </Ground>
      {intent === 'digitalAnimated' && <PlayBar playback={playback} lengthMs={timelineLengthMs} />}
      {pages.length > 1 && <PageStrip {...{ document, pages, index, engine, shelf, onTurn }} />}
      <Inline justify="between" wrap>
        <Inline gap="1">
          {pages.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                size="s"
                label="Previous page"
                disabledReason={index === 0 ? 'This is the first page.' : undefined}
                onClick={() => onTurn(index - 1)}
              />
              <Text size="small" aria-live="polite">
                Page {index + 1} of {pages.length}
              </Text>
              <IconButton
                icon={ChevronRight}
                size="s"
                label="Next page"
                disabledReason={index === pages.length - 1 ? 'This is the last page.' : undefined}
                onClick={() => onTurn(index + 1)}
              />
            </>
          )}
        </Inline>
        <Inline gap="1">
          <IconButton icon={Minus} size="s" label="Zoom out" onClick={() => setZoom(scale / ZOOM_STEP)} />
          <Text size="small">{Math.round((scale / REAL_SIZE) * PERCENT)}%</Text>
          <IconButton icon={Plus} size="s" label="Zoom in" onClick={() => setZoom(scale * ZOOM_STEP)} />
          <Button size="s" intent="ghost" onClick={() => setZoom(undefined)}>
            Fit
          </Button>
        </Inline>
      </Inline>
    </Stack>
  );
}

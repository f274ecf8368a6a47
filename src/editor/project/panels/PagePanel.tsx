import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { convertLength, resolveLayout, type Document, type Id } from '@/engine/document';
import { ErrorMessage } from '@/product/ErrorMessage';
import type { Point } from '../../page/frames/geometry';
import type { FindFont } from '../../page/loadPageEngine';
import { FrameLayer } from '../canvas/FrameLayer';
import { PageCanvas } from '../canvas/PageCanvas';
import type { PictureShelf } from '../../page/PictureShelf';
import { FrameMarks } from '../../page/frames/FrameMarks';
import { useDrawnPage } from '../../page/useDrawnPage';
import { useFallbackFonts } from '../../page/useFallbackFonts';
import { useFittingScale } from '../../page/useFittingScale';
import { usePageEngine } from '../../page/usePageEngine';
import { usePlayback, type Playback } from '../../page/usePlayback';
import type { CanvasSession } from '../core/CanvasSession';
import { findVariableFrames, findFrameAt } from '../core/fieldFrames';
import { PageStrip } from './PageStrip';
import { PageTurner } from './PageTurner';
import { PlayBar } from './PlayBar';
import { StoredPicture } from './StoredPicture';
import { TextBar } from './TextBar';
import { useDraggedPage } from './useDraggedPage';
import { REAL_SIZE, ZoomButtons } from './ZoomButtons';

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

/** Returns the shown moment; undefined at rest at the start or end, when the page appears as designed. */
function getShownTime({ timeMs, isPlaying }: Playback, lengthMs: number): number | undefined {
  const isAtRest = !isPlaying && (timeMs === 0 || timeMs === lengthMs);
  return isAtRest ? undefined : timeMs;
}

interface PagePanelProps {
  name: string;
  canvas: CanvasSession;
  document: Document;
  /** The pages of the layout. */
  pages: readonly Id[];
  /** Index of the shown page. */
  index: number;
  shelf: PictureShelf;
  /** The saved picture of the first page. */
  picture: Blob | undefined;
  findFont: FindFont;
  /** The variable whose field has the focus. */
  active: Id | undefined;
  /** Called with the index of the page to show. */
  onTurn: (index: number) => void;
  /** Called with the variable of the clicked frame. */
  onField: (variableId: Id) => void;
}

/** The page of a project, fitted or zoomed, with a strip of the other pages. */
export function PagePanel(props: PagePanelProps) {
  const { name, canvas, document, pages, index, shelf, picture, findFont, active, onTurn, onField } = props;
  const [zoom, setZoom] = useState<number>();
  const pageId = pages[index] ?? '';
  const { engine, error, retry, loadFallbacks } = usePageEngine(document, findFont);
  useEffect(() => canvas.turnTo(pageId), [canvas, pageId]);
  const { live, part, gesture, showGesture } = useDraggedPage(canvas, document);
  const { settings } = resolveLayout(document, document.selectedLayoutId);
  const { intent, timelineLengthMs } = settings;
  const playback = usePlayback(timelineLengthMs);
  const timeMs = intent === 'digitalAnimated' ? getShownTime(playback, timelineLengthMs) : undefined;
  const drawn = useDrawnPage({ document: live, pageId, engine, shelf, part, timeMs });
  const [width, height] = [settings.width, settings.height].map((side) =>
    convertLength(side, settings.unit, 'pt'),
  ) as [number, number];
  const { ref, scale: fitting } = useFittingScale(drawn?.list ?? { width, height });
  const scale = zoom ?? Math.min(fitting, REAL_SIZE);
  const frames = findVariableFrames(document, pageId);
  useFallbackFonts(drawn, engine, loadFallbacks);
  const order = document.pages.items[pageId]?.frames.order ?? [];
  /** Whether a variable's frame is in front of a frame at this point. */
  const isCovered = (frameId: Id, point: Point) => {
    const front = findFrameAt(frames, point);
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
            list={drawn.list}
            engine={engine}
            shelf={shelf}
            scale={scale}
            outlined={frames.filter(
              ({ variableIds }) => active !== undefined && variableIds.includes(active),
            )}
            onPress={(point) => {
              canvas.select([]);
              openField(findFrameAt(frames, point)?.variableIds);
            }}
          >
            <FrameMarks
              document={live}
              pageId={pageId}
              reports={drawn.reports}
              shelf={shelf}
              unitScale={scale * convertLength(1, settings.unit, 'pt')}
            />
            <FrameLayer
              canvas={canvas}
              document={document}
              pageId={pageId}
              scale={scale}
              engine={engine}
              shelf={shelf}
              gesture={gesture}
              isCovered={isCovered}
              onGesture={showGesture}
              onOpen={(frameId) => openField(frames.find((each) => each.frameId === frameId)?.variableIds)}
            />
          </PageCanvas>
        ) : error ? (
          <FontFailure error={error as Error} onRetry={retry} />
        ) : picture && index === 0 ? (
          <StoredPicture name={name} file={picture} width={width * scale} height={height * scale} />
        ) : (
          <Skeleton shape="block" width="100%" height="100%" />
        )}
      </Ground>
      {intent === 'digitalAnimated' && <PlayBar playback={playback} lengthMs={timelineLengthMs} />}
      {pages.length > 1 && (
        <PageStrip
          document={document}
          pages={pages}
          index={index}
          engine={engine}
          shelf={shelf}
          onTurn={onTurn}
        />
      )}
      <Inline justify="between" wrap>
        <Inline gap="1">
          {pages.length > 1 && <PageTurner index={index} count={pages.length} onTurn={onTurn} />}
        </Inline>
        <ZoomButtons scale={scale} isFitted={zoom === undefined} onZoom={setZoom} />
      </Inline>
    </Stack>
  );
}

/** Error of a page whose fonts did not arrive. */
function FontFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Stack gap="3" align="start">
      <ErrorMessage error={error} message="The page can’t be drawn: a font could not be loaded." />
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  );
}

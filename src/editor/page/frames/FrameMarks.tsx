import { useMemo, useSyncExternalStore } from 'react';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { Report } from '@/engine/display';
import type { Document, Id } from '@/engine/document';
import type { PictureShelf } from '../PictureShelf';
import { InFrame } from './InFrame';
import { getPlaces } from './getPlaces';

const Overset = styled('span', {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  border: '1px solid $caution',
  borderRadius: '$control',
  backgroundColor: '$cautionSoft',
  color: '$cautionText',
  pointerEvents: 'none',
});

const Missing = styled('span', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  overflow: 'hidden',
  border: '1px dashed $borderStrong',
  backgroundColor: '$surfaceSunken',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
  pointerEvents: 'none',
});

interface FrameMarksProps {
  document: Document;
  pageId: Id;
  /** Reports from drawing the page. */
  reports: readonly Report[];
  shelf: PictureShelf;
  /** CSS pixels per unit of the layout. */
  unitScale: number;
}

/** Marks frames with overset text or an unavailable picture. */
export function FrameMarks({ document, pageId, reports, shelf, unitScale }: FrameMarksProps) {
  // A missing picture arrives as undefined: the marks change, the page does not.
  useSyncExternalStore(shelf.subscribe, shelf.answered);
  const marked = reports.filter(
    (report) =>
      report.type === 'textOverflow' ||
      (report.type === 'missingPicture' && !shelf.isWaiting(report.picture)),
  );
  const isMarked = marked.length > 0;
  const places = useMemo(
    () => (isMarked ? getPlaces(document, pageId) : undefined),
    [isMarked, document, pageId],
  );
  const frames = document.pages.items[pageId]?.frames.items;
  const marks = new Map(marked.map((report) => [`${report.type} ${report.frameId}`, report]));
  return [...marks].map(([key, { type, frameId = '' }]) => (
    <InFrame key={key} place={places?.get(frameId)} unitScale={unitScale}>
      {type === 'textOverflow' ? (
        <Overset>
          <Icon glyph={TriangleAlert} size="s" />
          <VisuallyHidden>{`${frames?.[frameId]?.name ?? 'A text'}: the text does not fit.`}</VisuallyHidden>
        </Overset>
      ) : (
        <Missing>
          <Icon glyph={ImageOff} />
          <span>Not available</span>
          <VisuallyHidden>{`${frames?.[frameId]?.name ?? 'A picture'}: its picture is gone.`}</VisuallyHidden>
        </Missing>
      )}
    </InFrame>
  ));
}

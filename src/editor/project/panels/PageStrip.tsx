import { useRef, type KeyboardEvent } from 'react';
import { styled } from '@/components/theme';
import type { Document, Id } from '@/engine/document';
import type { PageEngine } from '../../page/loadPageEngine';
import { PagePicture } from '../../page/PagePicture';
import type { PictureShelf } from '../../page/PictureShelf';

const Strip = styled('div', { display: 'flex', gap: '$2', overflowX: 'auto', padding: '$1' });
const Page = styled('button', {
  all: 'unset',
  flexShrink: 0,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: '$1',
  borderRadius: '$control',
  color: '$textMuted',
  fontSize: '$caption',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$surfaceHover' },
  '&[aria-selected="true"]': { color: '$text', outline: '2px solid $colors$action' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: 2 },
});

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface PageStripProps {
  document: Document;
  /** The pages of the layout. */
  pages: readonly Id[];
  /** Index of the shown page. */
  index: number;
  engine: PageEngine | undefined;
  shelf: PictureShelf;
  onTurn: (index: number) => void;
}

/** Thumbnails of a project's pages, with arrow keys. */
export function PageStrip({ document, pages, index, engine, shelf, onTurn }: PageStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(index, pages.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    onTurn(to);
    strip.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Strip ref={strip} role="tablist" aria-label="Pages" onKeyDown={onKeyDown}>
      {pages.map((pageId, at) => (
        <Page
          key={pageId}
          type="button"
          role="tab"
          aria-selected={at === index}
          aria-label={`Page ${at + 1}`}
          tabIndex={at === index ? 0 : -1}
          onClick={() => onTurn(at)}
        >
          <PagePicture document={document} pageId={pageId} engine={engine} shelf={shelf} />
          {at + 1}
        </Page>
      ))}
    </Strip>
  );
}

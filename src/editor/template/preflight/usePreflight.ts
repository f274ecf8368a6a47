import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { MEDIA_PREVIEWS } from '@/domain/media';
import { drawnPages, resolveLayout, type Document, type Id } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import type { TextCache } from '@/engine/text';
import { engineKey, type PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { useActions } from '../../page/useActedDocument';
import { checkPage, type CheckedPage, type CheckInput, type PixelsOf } from './checkPage';
import { findIssues, type Issue } from './findIssues';
import { runWhenIdle } from './runWhenIdle';

/** Milliseconds without a change before a check starts. */
const PAUSE = 300;
/** Maximum delay in milliseconds while changes continue. */
const LONGEST_PAUSE = 700;

/** Input of the check. */
export interface PreflightInput {
  readonly document: Document;
  /** The shown page, which is checked first. */
  readonly pageId: Id;
  /** Undefined while it loads. */
  readonly engine: PageEngine | undefined;
  readonly shelf: PictureShelf;
  /** Context for checking the values of variables; must be stable. */
  readonly context: ValueContext;
  /**
   * Returns the size of a picture in pixels; must be stable.
   * @default the size of the fetched picture, if it is below the preview limit
   */
  readonly pixelsOf?: PixelsOf;
}

/** Findings in a template. */
export interface Preflight {
  readonly issues: readonly Issue[];
  /** Whether the document has changed since; the old findings stay until then. */
  readonly isChecking: boolean;
}

/** Returns the document as of the last pause in its changes. */
function useDocumentAtRest(document: Document): Document {
  const [rested, setRested] = useState(document);
  const since = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (rested === document) {
      since.current = undefined;
      return undefined;
    }
    const now = performance.now();
    since.current ??= now;
    const left = Math.max(0, since.current + LONGEST_PAUSE - now);
    const timer = setTimeout(
      () => {
        since.current = undefined;
        setRested(document);
      },
      Math.min(PAUSE, left),
    );
    return () => clearTimeout(timer);
  }, [document, rested]);
  return rested;
}

interface Place {
  readonly layoutId: Id;
  readonly pageId: Id;
}

const keyOf = ({ layoutId, pageId }: Place): string => `${layoutId} ${pageId}`;

/** Returns all pages of all layouts. */
const placesOf = (document: Document): readonly Place[] =>
  document.layouts.order.flatMap((layoutId) =>
    drawnPages(document, resolveLayout(document, layoutId).settings.intent).map((pageId) => ({
      layoutId,
      pageId,
    })),
  );

/** Sorts places so that the shown ones come first. */
function sortByDistance(
  places: readonly Place[],
  { selectedLayoutId }: Document,
  shown: Id,
): readonly Place[] {
  const far = ({ layoutId, pageId }: Place) =>
    (layoutId === selectedLayoutId ? 0 : 2) + (pageId === shown ? 0 : 1);
  return [...places].sort((one, other) => far(one) - far(other));
}

/** A checked page with the inputs of its check; equal inputs allow reuse. */
interface Kept {
  readonly given: readonly unknown[];
  readonly checked: CheckedPage;
}

/** The findings so far. */
interface Found {
  readonly document: Document;
  readonly pages: readonly CheckedPage[];
  readonly isAll: boolean;
}

/** Creates a checker that repeats the check of a page only if one of its inputs changed. */
function createChecker() {
  const kept = new Map<string, Kept>();
  const caches = new Map<string, Map<Id, TextCache>>();
  const givenOf = ({ document, pageId, engine, shelf, pixelsOf }: CheckInput, answered: number) => {
    const { layouts, pages, variables, brandKit } = document;
    return [pages.items[pageId], layouts.items, variables, brandKit, engine, shelf, answered, pixelsOf];
  };
  return {
    /** Returns the last findings at a place, even if outdated. */
    last: (place: Place) => kept.get(keyOf(place))?.checked,
    /** Returns the findings at a place if they are still valid. */
    known: (input: CheckInput, answered: number): CheckedPage | undefined => {
      const before = kept.get(keyOf(input));
      const given = givenOf(input, answered);
      return before?.given.every((each, index) => each === given[index]) ? before.checked : undefined;
    },
    check: (input: CheckInput, answered: number): CheckedPage => {
      const key = keyOf(input);
      const texts = caches.get(key) ?? new Map<Id, TextCache>();
      caches.set(key, texts);
      const checked = checkPage(input, texts);
      kept.set(key, { given: givenOf(input, answered), checked });
      return checked;
    },
  };
}

/**
 * Checks all pages and layouts of a template, within a second of a change. Works while the browser is idle, one page
 * at a time, the shown one first. A change cancels a running check.
 */
export function usePreflight(input: PreflightInput): Preflight {
  const { document, pageId: shownPage, engine, shelf, context, pixelsOf } = input;
  const answered = useSyncExternalStore(shelf.subscribe, shelf.answered);
  const rested = useDocumentAtRest(document);
  const acted = useActions(rested, context);
  const [found, setFound] = useState<Found>();
  const [checker] = useState(createChecker);
  const pixels = useMemo<PixelsOf>(
    () => pixelsOf ?? ((key) => getShelvedSize(shelf, key)),
    [pixelsOf, shelf],
  );
  const order = useEffectEvent((places: readonly Place[]) => sortByDistance(places, rested, shownPage));
  useEffect(() => {
    // Fonts that are still loading would count as missing.
    if (engine?.key !== engineKey(rested)) return undefined;
    const places = placesOf(rested);
    const waiting = [...order(places)];
    const inputOf = (place: Place): CheckInput => ({
      document: rested,
      ...place,
      engine,
      shelf,
      pixelsOf: pixels,
    });
    let cancel: (() => void) | undefined;
    const tell = () =>
      setFound({
        document: rested,
        pages: places.flatMap((place) => checker.last(place) ?? []),
        isAll: waiting.length === 0,
      });
    const goOn = () => {
      let next = waiting.shift();
      while (next && checker.known(inputOf(next), answered)) next = waiting.shift();
      if (next) checker.check(inputOf(next), answered);
      tell();
      if (waiting.length > 0) cancel = runWhenIdle(goOn);
    };
    cancel = runWhenIdle(goOn);
    return () => cancel?.();
  }, [rested, engine, shelf, answered, pixels, checker]);
  const issues = useMemo(
    () => (found ? findIssues(found.document, found.pages, acted?.issues) : []),
    [found, acted],
  );
  return { issues, isChecking: found?.document !== document || !found.isAll };
}

/**
 * Pictures are fetched as previews; at the maximum preview size the original may be larger, so its size is unknown.
 */
function getShelvedSize(shelf: PictureShelf, key: string): ReturnType<PixelsOf> {
  const picture = shelf.picture(key);
  return picture && Math.max(picture.width, picture.height) < MEDIA_PREVIEWS.highest ? picture : undefined;
}

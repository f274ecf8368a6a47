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
import { whenIdle } from './whenIdle';

/** Checks begin once nothing has changed for so many milliseconds, */
const PAUSE = 300;
/** and after so many at the latest, while changes go on. */
const LONGEST_PAUSE = 700;

/** What the template is checked with. */
export interface PreflightInput {
  readonly document: Document;
  /** The page that is shown: it is checked first. */
  readonly pageId: Id;
  /** None while it loads. */
  readonly engine: PageEngine | undefined;
  readonly shelf: PictureShelf;
  /** What values of variables are judged with. Keep it stable. */
  readonly context: ValueContext;
  /**
   * How many pixels pictures have. Keep it stable.
   * @default those of the picture as it was fetched, where it is not the largest that is made for screens
   */
  readonly pixelsOf?: PixelsOf;
}

/** What was found in a template. */
export interface Preflight {
  readonly issues: readonly Issue[];
  /** Whether something has changed since; what was found before stays until then. */
  readonly isChecking: boolean;
}

/** The document as it was when it last came to rest. */
function useRested(document: Document): Document {
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

/** All pages of all layouts. */
const placesOf = (document: Document): readonly Place[] =>
  document.layouts.order.flatMap((layoutId) =>
    drawnPages(document, resolveLayout(document, layoutId).settings.intent).map((pageId) => ({
      layoutId,
      pageId,
    })),
  );

/** The places with those first that are looked at. */
function inOrder(places: readonly Place[], { selectedLayoutId }: Document, shown: Id): readonly Place[] {
  const far = ({ layoutId, pageId }: Place) =>
    (layoutId === selectedLayoutId ? 0 : 2) + (pageId === shown ? 0 : 1);
  return [...places].sort((one, other) => far(one) - far(other));
}

/** A page with all that its check depends on: where all of it is the same, so is the result. */
interface Kept {
  readonly given: readonly unknown[];
  readonly checked: CheckedPage;
}

/** What was found so far. */
interface Found {
  readonly document: Document;
  readonly pages: readonly CheckedPage[];
  readonly isAll: boolean;
}

/** Checks pages, each only where something it depends on has changed. */
function createChecker() {
  const kept = new Map<string, Kept>();
  const caches = new Map<string, Map<Id, TextCache>>();
  const givenOf = ({ document, pageId, engine, shelf, pixelsOf }: CheckInput, answered: number) => {
    const { layouts, pages, variables, brandKit } = document;
    return [pages.items[pageId], layouts.items, variables, brandKit, engine, shelf, answered, pixelsOf];
  };
  return {
    /** What was found at a place the last time, whatever has changed since. */
    last: (place: Place) => kept.get(keyOf(place))?.checked,
    /** What was found at a place, if it is still the same. */
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
 * Checks a template on all its pages and layouts, within a second of a change and while there is nothing else to do, one
 * page at a time and the one that is shown first. A change ends a check under way.
 */
export function usePreflight(input: PreflightInput): Preflight {
  const { document, pageId: shownPage, engine, shelf, context, pixelsOf } = input;
  const answered = useSyncExternalStore(shelf.subscribe, shelf.answered);
  const rested = useRested(document);
  const acted = useActions(rested, context);
  const [found, setFound] = useState<Found>();
  const [checker] = useState(createChecker);
  const pixels = useMemo<PixelsOf>(() => pixelsOf ?? ((key) => pixelsOnShelf(shelf, key)), [pixelsOf, shelf]);
  const order = useEffectEvent((places: readonly Place[]) => inOrder(places, rested, shownPage));
  useEffect(() => {
    // Until its fonts have come they would count as missing.
    if (engine?.key !== engineKey(rested)) return undefined;
    const places = placesOf(rested);
    const waiting = [...order(places)];
    const inputOf = (place: Place): CheckInput => ({
      ...{ document: rested, ...place, engine, shelf, pixelsOf: pixels },
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
      if (waiting.length > 0) cancel = whenIdle(goOn);
    };
    cancel = whenIdle(goOn);
    return () => cancel?.();
  }, [rested, engine, shelf, answered, pixels, checker]);
  const issues = useMemo(
    () => (found ? findIssues(found.document, found.pages, acted?.issues) : []),
    [found, acted],
  );
  return { issues, isChecking: found?.document !== document || !found.isAll };
}

/** What is fetched is never larger than a preview: a picture of that size may have more pixels than are known. */
function pixelsOnShelf(shelf: PictureShelf, key: string): ReturnType<PixelsOf> {
  const picture = shelf.picture(key);
  return picture && Math.max(picture.width, picture.height) < MEDIA_PREVIEWS.highest ? picture : undefined;
}

import type { defaultTreeAdapter, parse } from 'parse5';
import {
  getAttribute,
  readLook,
  createColourReader,
  createStyleReader,
  PLAIN,
  type HtmlElement,
  type PastedLook,
} from './htmlLooks';
import { LINE_END } from '../../page/text/model/places';
import { Paragraphs, type PastedParagraph } from './Paragraphs';

/** Maximum number of characters of HTML. */
const MOST_HTML = 1_000_000;
/** Maximum depth of nested elements. */
const MOST_DEPTH = 200;
/** Deepest list level of each kind. */
const MOST_LEVEL = { bullets: 5, numbers: 4 } as const;

/** The parser, loaded on demand. */
export interface HtmlParser {
  readonly parse: typeof parse;
  readonly defaultTreeAdapter: typeof defaultTreeAdapter;
}

/** Formatted text from another program. */
export interface PastedText {
  readonly paragraphs: readonly PastedParagraph[];
  /** Whether it contained links, which documents do not support. */
  readonly hasLinks: boolean;
}

const tagsOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const SKIPPED = tagsOf('style script head title meta link template noscript svg');
const BLOCKS = tagsOf(
  'address article aside blockquote caption center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p pre section table tr ul',
);
const CELLS = tagsOf('td th');

type List = NonNullable<PastedParagraph['list']>;

const listAt = (type: List['type'], level: number): List => ({
  type,
  level: Math.max(1, Math.min(level, MOST_LEVEL[type])),
});

/** Lists from Word: the style contains the level, and the marker is text to leave out. */
const WORD_LIST = /mso-list:\s?l\d+ level(\d+)/;
const WORD_MARK = /mso-list:\s*ignore/i;
const NUMBERED_MARK = /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/** Returns the text content of an element. */
const getTextContent = ({ childNodes }: HtmlElement): string =>
  childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? getTextContent(node) : ''))
    .join('');

/** Finds the first descendant that matches. */
function findIn(element: HtmlElement, fits: (inner: HtmlElement) => boolean): HtmlElement | undefined {
  for (const node of element.childNodes) {
    if (!('tagName' in node)) continue;
    const found = fits(node) ? node : findIn(node, fits);
    if (found) return found;
  }
  return undefined;
}

const isMark = (element: HtmlElement): boolean => WORD_MARK.test(getAttribute(element, 'style'));

function wordListOf(element: HtmlElement): List | undefined {
  const level = WORD_LIST.exec(getAttribute(element, 'style'))?.[1];
  if (level === undefined) return undefined;
  const mark = findIn(element, isMark);
  return listAt(mark && NUMBERED_MARK.test(getTextContent(mark)) ? 'numbers' : 'bullets', Number(level));
}

/** Elements are nested too deeply. */
class TooDeepError extends Error {}

/**
 * Parses HTML. Stops at elements nested too deeply, because the parser searches all ancestors of each.
 * @throws TooDeepError
 */
function parseHtml(html: string, { parse, defaultTreeAdapter }: HtmlParser): HtmlElement | undefined {
  let depth = 0;
  const document = parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        depth += 1;
        if (depth > MOST_DEPTH) throw new TooDeepError();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  const root = document.childNodes.find((node) => 'tagName' in node);
  return root?.childNodes.find((node) => 'tagName' in node && node.tagName === 'body') as
    HtmlElement | undefined;
}

/** The context of a node. */
interface Around {
  readonly look: PastedLook;
  readonly list: List | undefined;
  /** Number of enclosing lists. */
  readonly lists: number;
  readonly isInCell: boolean;
  readonly keepsBlanks: boolean;
}

/** Reads an HTML tree in document order. */
class HtmlReader {
  readonly #paragraphs = new Paragraphs();
  readonly #colourOf = createColourReader();
  readonly #styleOf = createStyleReader();
  hasLinks = false;

  read(body: HtmlElement): readonly PastedParagraph[] {
    this.#children(body, {
      look: PLAIN,
      list: undefined,
      lists: 0,
      isInCell: false,
      keepsBlanks: false,
    });
    this.#paragraphs.end();
    return this.#paragraphs.all;
  }

  #children(parent: HtmlElement, around: Around): void {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text' && 'value' in node)
        this.#paragraphs.add(node.value, around.look, around.keepsBlanks);
      else if ('tagName' in node) this.#element(node, around);
    }
  }

  #element(element: HtmlElement, around: Around): void {
    const { tagName } = element;
    if (SKIPPED.has(tagName) || isMark(element)) return;
    const style = this.#styleOf(element);
    if (style.display === 'none') return;
    if (tagName === 'br') {
      this.#paragraphs.add(LINE_END, around.look, true);
      return;
    }
    this.hasLinks ||= tagName === 'a' && getAttribute(element, 'href') !== '';
    const inside: Around = {
      ...around,
      look: readLook({ element, style }, around.look, this.#colourOf),
      keepsBlanks: tagName === 'pre' || style.whiteSpace.startsWith('pre') || around.keepsBlanks,
    };
    if (CELLS.has(tagName)) this.#cell(element, inside);
    else if (BLOCKS.has(tagName) && !around.isInCell) this.#block(element, inside);
    else this.#children(element, inside);
  }

  #cell(element: HtmlElement, inside: Around): void {
    const first = element.parentNode?.childNodes.find(({ nodeName }) => CELLS.has(nodeName));
    if (first !== element) this.#paragraphs.add('\t', PLAIN, true);
    this.#children(element, { ...inside, isInCell: true });
  }

  #block(element: HtmlElement, inside: Around): void {
    const { tagName } = element;
    if (tagName === 'ul' || tagName === 'ol') {
      const lists = inside.lists + 1;
      const type = tagName === 'ol' ? 'numbers' : 'bullets';
      this.#paragraphs.end();
      this.#children(element, { ...inside, lists, list: listAt(type, lists) });
      this.#paragraphs.end();
      return;
    }
    const list = wordListOf(element) ?? inside.list;
    this.#paragraphs.begin(list);
    this.#children(element, { ...inside, list });
    this.#paragraphs.end(tagName === 'p' || tagName === 'tr');
  }
}

/**
 * Reads formatted text from another program: bold, italic, underline, strikethrough, super- and subscript, colours,
 * sizes and lists. Table cells are separated by tabs, one paragraph per row.
 * @returns `undefined` if there is no text, `tooLarge` beyond the limits
 */
export function readHtml(html: string, parser: HtmlParser): PastedText | 'tooLarge' | undefined {
  if (html.trim() === '') return undefined;
  if (html.length > MOST_HTML) return 'tooLarge';
  try {
    const body = parseHtml(html, parser);
    if (!body) return undefined;
    const reader = new HtmlReader();
    const paragraphs = reader.read(body);
    const says = paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
    return says ? { paragraphs, hasLinks: reader.hasLinks } : undefined;
  } catch (error) {
    if (error instanceof TooDeepError) return 'tooLarge';
    throw error;
  }
}

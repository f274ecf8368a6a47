import { isSameJson } from '@/domain/equality';
import { isOnByDefault } from '@/domain/fonts';
import {
  mergeFormats,
  runsBetween,
  type BrandKit,
  type CharacterFormat,
  type Document,
  type FontFeatures,
  type Id,
  type Paragraph,
  type ParagraphFormat,
  type Run,
} from '@/engine/document';
import { textOfVariable } from '@/engine/resolve';
import { characterLookOf, paragraphFormatOf } from '@/engine/text';
import { LINE_END, cutParagraphs, type TextRange } from './places';

/** Text on the clipboard, with the looks of its styles, which another template may lack. */
interface CopiedText {
  readonly paragraphs: readonly Paragraph[];
  /** The complete look of each paragraph. */
  readonly formats: readonly ParagraphFormat[];
  readonly characterStyles: Readonly<Record<Id, CharacterFormat>>;
}

/** Clipboard content: plain text for other programs, and looks for templates. */
export interface Copy {
  readonly plain: string;
  readonly html: string;
}

const ATTRIBUTE = 'data-template-text';

/** Returns the text of a run as readers see it. */
function getRunText(document: Document, run: Run): string {
  if (run.type === 'text') return run.text;
  const variable = document.variables.items[run.variableId];
  if (!variable || variable.type === 'group') return '';
  return textOfVariable(variable)
    .map(({ text }) => text)
    .join('');
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(LINE_END, '<br>');

/** Copies a range of a text for the clipboard. */
export function copyRange(document: Document, paragraphs: readonly Paragraph[], range: TextRange): Copy {
  const { brandKit } = document;
  const copied = cutParagraphs(paragraphs, range);
  const said = copied.map(({ runs }) => runs.map((run) => getRunText(document, run)).join(''));
  const styles = copied.flatMap(({ runs }) => runs.flatMap(({ characterStyleId }) => characterStyleId ?? []));
  const content: CopiedText = {
    paragraphs: copied,
    formats: copied.map((paragraph) => paragraphFormatOf(paragraph, brandKit)),
    characterStyles: Object.fromEntries(
      styles.flatMap((id) => {
        const style = brandKit.characterStyles.items[id];
        return style ? [[id, style.format]] : [];
      }),
    ),
  };
  const data = encodeURIComponent(JSON.stringify(content));
  return {
    plain: said.join('\n').replaceAll(LINE_END, '\n'),
    html: `<div ${ATTRIBUTE}="${data}">${said.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>`,
  };
}

/** Reads text copied in a template editor; `undefined` for anything else. */
export function readCopy(html: string): CopiedText | undefined {
  const data = new RegExp(`${ATTRIBUTE}="([^"]*)"`).exec(html)?.[1];
  if (data === undefined) return undefined;
  try {
    const { paragraphs, formats, characterStyles } = JSON.parse(decodeURIComponent(data)) as CopiedText;
    const isWhole = paragraphs.length > 0 && formats.length === paragraphs.length && characterStyles;
    return isWhole ? { paragraphs, formats, characterStyles } : undefined;
  } catch {
    return undefined;
  }
}

/** Adapts a run to this document; drops a variable it does not have. */
function adaptRun(
  { brandKit, variables }: Document,
  run: Run,
  { characterStyles }: CopiedText,
): readonly Run[] {
  if (run.type === 'variable' && !Object.hasOwn(variables.items, run.variableId)) return [];
  const { characterStyleId, ...rest } = run;
  if (characterStyleId === undefined || Object.hasOwn(brandKit.characterStyles.items, characterStyleId))
    return [run];
  return [{ ...rest, format: mergeFormats(characterStyles[characterStyleId], run.format) }];
}

/** Adapts a paragraph to this document; replaces unknown styles by their looks. */
function adaptParagraph(document: Document, copied: CopiedText, index: number): Paragraph {
  const { paragraphStyleId, ...rest } = copied.paragraphs[index] as Paragraph;
  const isKnown =
    paragraphStyleId === undefined ||
    Object.hasOwn(document.brandKit.paragraphStyles.items, paragraphStyleId);
  const format = copied.formats[index];
  const runs = rest.runs.flatMap((run) => adaptRun(document, run, copied));
  if (!isKnown) return { ...rest, ...(format && { format }), runs };
  return { ...rest, ...(paragraphStyleId !== undefined && { paragraphStyleId }), runs };
}

/**
 * Keeps the OpenType features of a run in another paragraph: those set only by that paragraph return to the font's
 * default.
 */
function keepFeatures(before: FontFeatures = {}, after: FontFeatures = {}): FontFeatures {
  const foreign = Object.keys(after).filter((tag) => !Object.hasOwn(before, tag));
  return { ...Object.fromEntries(foreign.map((tag) => [tag, isOnByDefault(tag)])), ...before };
}

/** Keeps the look of a run in another paragraph. */
function keepLook(run: Run, from: Paragraph, to: Paragraph, kit: BrandKit): Run {
  const before = characterLookOf(run, paragraphFormatOf(from, kit), kit);
  const after = characterLookOf(run, paragraphFormatOf(to, kit), kit);
  const keys = Object.keys({ ...after, ...before }) as (keyof typeof before)[];
  const lost = keys.filter((key) => !isSameJson(before[key], after[key]));
  if (lost.length === 0) return run;
  const kept = lost.map((key) => [
    key,
    key === 'fontFeatures' ? keepFeatures(before[key], after[key]) : before[key],
  ]);
  return { ...run, format: mergeFormats(Object.fromEntries(kept) as CharacterFormat, run.format) };
}

/** Prepares copied text for insertion in a range: it keeps its look where it joins existing paragraphs. */
export function prepareForPaste(
  document: Document,
  paragraphs: readonly Paragraph[],
  { from, to }: TextRange,
  copied: CopiedText,
): readonly Paragraph[] {
  const start = paragraphs[from.paragraph];
  const end = paragraphs[to.paragraph];
  const hasBehind = end !== undefined && runsBetween(end.runs, to.offset, Infinity).length > 0;
  return copied.paragraphs.map((_, index) => {
    const paragraph = adaptParagraph(document, copied, index);
    const isLast = index === copied.paragraphs.length - 1;
    const joins = index === 0 && from.offset > 0 ? start : isLast && hasBehind ? end : undefined;
    if (!joins) return paragraph;
    return {
      ...paragraph,
      runs: paragraph.runs.map((run) => keepLook(run, paragraph, joins, document.brandKit)),
    };
  });
}

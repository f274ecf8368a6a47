import {
  runsBetween,
  type BrandKit,
  type CharacterFormat,
  type Document,
  type Id,
  type Paragraph,
  type ParagraphFormat,
  type Run,
} from '@/engine/document';
import { textOfVariable } from '@/engine/resolve';
import { characterLookOf, paragraphFormatOf } from '@/engine/text';
import { LINE_END, paragraphsIn, type TextRange } from './places';

/** Text as it lies on the clipboard, with the looks of what it names, which another template may not have. */
interface CopiedText {
  readonly paragraphs: readonly Paragraph[];
  /** The whole look of each paragraph. */
  readonly formats: readonly ParagraphFormat[];
  readonly characterStyles: Readonly<Record<Id, CharacterFormat>>;
}

/** What is put on the clipboard: for others the text, for templates its looks beside it. */
export interface Copy {
  readonly plain: string;
  readonly html: string;
}

const ATTRIBUTE = 'data-template-text';

/** What a run says, as others read it. */
function saidBy(document: Document, run: Run): string {
  if (run.type === 'text') return run.text;
  const variable = document.variables.items[run.variableId];
  if (!variable || variable.type === 'group') return '';
  return textOfVariable(variable)
    .map(({ text }) => text)
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(LINE_END, '<br>');

/** A range of a text, ready for the clipboard. */
export function copyOf(document: Document, paragraphs: readonly Paragraph[], range: TextRange): Copy {
  const { brandKit } = document;
  const copied = paragraphsIn(paragraphs, range);
  const said = copied.map(({ runs }) => runs.map((run) => saidBy(document, run)).join(''));
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
    html: `<div ${ATTRIBUTE}="${data}">${said.map((text) => `<p>${escaped(text)}</p>`).join('')}</div>`,
  };
}

/** Text that was copied in an editor of templates; `undefined` for all else, whatever it looks like. */
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

/** A run as this document can hold it; nothing for a variable it does not have. */
function knownRun(
  { brandKit, variables }: Document,
  run: Run,
  { characterStyles }: CopiedText,
): readonly Run[] {
  if (run.type === 'variable' && !Object.hasOwn(variables.items, run.variableId)) return [];
  const { characterStyleId, ...rest } = run;
  if (characterStyleId === undefined || Object.hasOwn(brandKit.characterStyles.items, characterStyleId))
    return [run];
  return [{ ...rest, format: { ...characterStyles[characterStyleId], ...run.format } }];
}

/** A paragraph as this document can hold it: with the looks of styles it does not have in place of them. */
function knownParagraph(document: Document, copied: CopiedText, index: number): Paragraph {
  const { paragraphStyleId, ...rest } = copied.paragraphs[index] as Paragraph;
  const isKnown =
    paragraphStyleId === undefined ||
    Object.hasOwn(document.brandKit.paragraphStyles.items, paragraphStyleId);
  const format = copied.formats[index];
  const runs = rest.runs.flatMap((run) => knownRun(document, run, copied));
  if (!isKnown) return { ...rest, ...(format && { format }), runs };
  return { ...rest, ...(paragraphStyleId !== undefined && { paragraphStyleId }), runs };
}

/** A run that looks in another paragraph as it did in its own. */
function keepLook(run: Run, from: Paragraph, to: Paragraph, kit: BrandKit): Run {
  const before = characterLookOf(run, paragraphFormatOf(from, kit), kit);
  const after = characterLookOf(run, paragraphFormatOf(to, kit), kit);
  const keys = Object.keys(before) as (keyof typeof before)[];
  const lost = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (lost.length === 0) return run;
  const kept = Object.fromEntries(lost.map((key) => [key, before[key]])) as CharacterFormat;
  return { ...run, format: { ...kept, ...run.format } };
}

/** Copied text as it is put in the place of a range: it keeps its look also where it joins what stands there. */
export function pasted(
  document: Document,
  paragraphs: readonly Paragraph[],
  { from, to }: TextRange,
  copied: CopiedText,
): readonly Paragraph[] {
  const start = paragraphs[from.paragraph];
  const end = paragraphs[to.paragraph];
  const hasBehind = end !== undefined && runsBetween(end.runs, to.offset, Infinity).length > 0;
  return copied.paragraphs.map((_, index) => {
    const paragraph = knownParagraph(document, copied, index);
    const isLast = index === copied.paragraphs.length - 1;
    const joins = index === 0 && from.offset > 0 ? start : isLast && hasBehind ? end : undefined;
    if (!joins) return paragraph;
    return {
      ...paragraph,
      runs: paragraph.runs.map((run) => keepLook(run, paragraph, joins, document.brandKit)),
    };
  });
}

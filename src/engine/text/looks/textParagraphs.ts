import {
  NEW_PARAGRAPH_FORMAT,
  type BrandKit,
  type CharacterFormat,
  type Id,
  type Paragraph,
  type ParagraphFormat,
  type Run,
} from '../../document';
import type { CharacterLook, TextParagraph, TextRun } from '../layout/textInput';

type Kit = Pick<BrandKit, 'paragraphStyles' | 'characterStyles' | 'themes' | 'activeThemeId'>;

const own = <Value>(record: Readonly<Record<Id, Value>>, id: Id | undefined): Value | undefined =>
  id !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;

/** A style as the active theme has it; what a theme has beyond the kit is left over from a style that was removed. */
function styleOf<Format>(
  kit: Kit,
  kind: 'paragraphStyles' | 'characterStyles',
  id: Id | undefined,
): Format | undefined {
  const style = own(kit[kind].items, id);
  if (!style) return undefined;
  const theme = own(kit.themes.items, kit.activeThemeId);
  return ((theme && own(theme[kind], id)) ?? style.format) as Format;
}

/** The whole look of a paragraph: its style, or that of a new one, and what it has of its own. */
export const paragraphFormatOf = (
  { paragraphStyleId, format }: Pick<Paragraph, 'paragraphStyleId' | 'format'>,
  kit: Kit,
): ParagraphFormat => ({
  ...(styleOf<ParagraphFormat>(kit, 'paragraphStyles', paragraphStyleId) ?? NEW_PARAGRAPH_FORMAT),
  ...format,
});

/** The look of characters: that of their paragraph, then of their style, then their own. */
export function characterLookOf(
  { characterStyleId, format }: Pick<Run, 'characterStyleId' | 'format'>,
  paragraph: ParagraphFormat,
  kit: Kit,
): CharacterLook {
  const merged = {
    ...paragraph,
    ...styleOf<CharacterFormat>(kit, 'characterStyles', characterStyleId),
    ...format,
  };
  return {
    font: merged.font,
    fontSize: merged.fontSize,
    typographicCase: merged.typographicCase,
    kerningOn: merged.kerningOn,
    subSuperScript: merged.subSuperScript,
    trackingLeft: merged.trackingLeft,
    trackingRight: merged.trackingRight,
    baselineShiftValue: merged.baselineShiftValue,
    lineHeight: merged.lineHeight,
    textOverprint: merged.textOverprint,
    color: merged.color,
    strokeColor: merged.strokeColor,
    strokeWidth: merged.strokeWidth,
    backgroundColor: merged.backgroundColor,
    underline: merged.underline,
    lineThrough: merged.lineThrough,
    language: merged.language,
  };
}

function markStyleOf({ list }: StyledParagraph, format: ParagraphFormat): Id | undefined {
  if (!list) return undefined;
  const style = list.type === 'bullets' ? format.bulletListStyle : format.numericListStyle;
  return style.levels[list.level - 1]?.characterStyleId;
}

/** A paragraph in which text may be marked as not to be broken. */
export type StyledParagraph = Omit<Paragraph, 'runs'> & {
  readonly runs: readonly (Run & { readonly isDontBreak?: boolean })[];
};

/** A run of text with its whole look; nothing for a variable. */
function textRuns(run: StyledParagraph['runs'][number], format: ParagraphFormat, kit: Kit): TextRun[] {
  if (run.type !== 'text') return [];
  const { text, isDontBreak } = run;
  return [{ text, look: characterLookOf(run, format, kit), ...(isDontBreak && { isUnbroken: true }) }];
}

/**
 * Paragraphs with nothing left to look up, ready to be laid out. Runs of variables are left out: whoever resolves
 * variables puts their text in their place first.
 */
export const textParagraphs = (paragraphs: readonly StyledParagraph[], kit: Kit): TextParagraph[] =>
  paragraphs.map((paragraph) => {
    const format = paragraphFormatOf(paragraph, kit);
    const characterStyleId = markStyleOf(paragraph, format);
    return {
      runs: paragraph.runs.flatMap((run) => textRuns(run, format, kit)),
      format,
      ...(paragraph.list && { list: paragraph.list }),
      ...(characterStyleId !== undefined && {
        markLook: characterLookOf({ characterStyleId }, format, kit),
      }),
    };
  });

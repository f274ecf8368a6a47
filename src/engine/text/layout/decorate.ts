import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { LinePiece } from './placeLine';
import { isJapanese } from '../fonts/substitutes';
import type { Setting } from '../shape/setting';
import { runExtents, type RunExtent } from './runExtents';
import type { CharacterLook } from './textInput';
import type { TextBox, TextLine } from './textLayout';

/** The height a line takes and its baseline, from its top. */
interface Band {
  readonly height: number;
  readonly baseline: number;
}

type LineKind = 'underline' | 'lineThrough';

/** Whether what is under horizontal text is at the right of vertical text, as in Japan and Korea, and not at the left. */
const isAtRight = ({ language }: Setting, text: string) =>
  /^ko\b/i.test(language) || isJapanese(language, text);

/**
 * How far above the middle of a vertical line, before it is turned, its font or its characters have such a line: beside all
 * that stands upright, or through the letters that lie on their side.
 */
function aboveMiddle(setting: Setting, kind: LineKind, { text }: ShapedParagraph): number {
  const { face, size } = setting;
  const { y, thickness } = face[kind];
  const factor = size / face.upem;
  if (kind === 'lineThrough') return (y - (face.ascent - face.descent) / 2) * factor;
  const beside = (size + thickness * factor) / 2;
  return isAtRight(setting, text) ? beside : -beside;
}

function lineBox(
  { left, right, setting, look }: RunExtent,
  kind: LineKind,
  baseline: number,
  shaped: ShapedParagraph,
): TextBox {
  const { y, thickness } = setting.face[kind];
  const factor = setting.size / setting.face.upem;
  const above = shaped.isVertical ? aboveMiddle(setting, kind, shaped) : y * factor;
  const middle = baseline - setting.rise - above;
  const height = thickness * factor;
  const { color, overprint } = { color: look.color.color, overprint: look.textOverprint };
  return { x: left, y: middle - height / 2, width: right - left, height, color, overprint };
}

const isDecorated = ({ underline, lineThrough, backgroundColor }: CharacterLook) =>
  underline || lineThrough || backgroundColor.applied;

/** Boxes that touch and look the same, as one: no seam shows between two runs. */
function joined(boxes: readonly TextBox[]): TextBox[] {
  const result: TextBox[] = [];
  for (const box of boxes) {
    const last = result.at(-1);
    const isSame =
      last &&
      Math.abs(last.x + last.width - box.x) < 1e-6 &&
      last.y === box.y &&
      last.height === box.height &&
      last.overprint === box.overprint &&
      JSON.stringify(last.color) === JSON.stringify(box.color);
    if (isSame) result[result.length - 1] = { ...last, width: box.x + box.width - last.x };
    else result.push(box);
  }
  return result;
}

/** Backgrounds, underlines and lines through of a line, through its spaces too. */
export function decorate(
  shaped: ShapedParagraph,
  pieces: readonly LinePiece[],
  { height, baseline }: Band,
): Pick<TextLine, 'backgrounds' | 'rules'> {
  if (!shaped.paragraph.runs.some(({ look }) => isDecorated(look))) return { backgrounds: [], rules: [] };
  const extents = pieces.flatMap((piece) => runExtents(shaped, piece));
  const painted = extents.filter(({ look }) => look.color.applied);
  const backgrounds = extents
    .filter(({ look }) => look.backgroundColor.applied)
    .map(({ left, right, look }) => {
      const { color } = look.backgroundColor;
      return { x: left, y: 0, width: right - left, height, color, overprint: false };
    });
  const rules = (kind: LineKind) =>
    joined(painted.filter(({ look }) => look[kind]).map((extent) => lineBox(extent, kind, baseline, shaped)));
  return {
    backgrounds: joined(backgrounds),
    rules: [...rules('underline'), ...rules('lineThrough')],
  };
}

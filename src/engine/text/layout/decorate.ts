import { isSameJson } from '@/domain/equality';
import { isJapanese } from '../fonts/substitutes';
import type { Setting } from '../shape/setting';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { CharacterLook } from '../textInput';
import type { TextBox, TextLine } from '../textLayout';
import { clustersOf } from './clustersOf';
import type { LinePiece } from './placeLine';

/** The extent of one run's characters on a line. */
export interface RunExtent {
  readonly left: number;
  readonly right: number;
  readonly look: CharacterLook;
  readonly setting: Setting;
}

/** Returns the extents of a piece's runs from left to right; a tab belongs to its run. */
export function runExtents(shaped: ShapedParagraph, piece: LinePiece): RunExtent[] {
  const extents: { run: number; left: number; right: number }[] = [];
  const clusters = piece.text === undefined ? clustersOf(shaped, piece) : [piece];
  for (const { start, left, right } of clusters) {
    const run = shaped.runOf[piece.text === undefined ? start : Math.max(0, start - 1)] ?? 0;
    const last = extents.at(-1);
    if (last?.run === run) {
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else extents.push({ run, left, right });
  }
  const ordered = piece.level % 2 === 1 ? extents.reverse() : extents;
  return ordered.flatMap(({ run, left, right }) => {
    const look = shaped.paragraph.runs[run]?.look;
    const setting = shaped.settings[run];
    return look && setting ? [{ left, right, look, setting }] : [];
  });
}

/** The height of a line and its baseline, from its top. */
interface Band {
  readonly height: number;
  readonly baseline: number;
}

type LineKind = 'underline' | 'lineThrough';

/** Whether the underline of vertical text is at its right, as in Japan and Korea, and not at the left. */
const isAtRight = ({ language }: Setting, text: string) =>
  /^ko\b/i.test(language) || isJapanese(language, text);

/**
 * Returns the height of an underline or strikethrough above the middle of a vertical line, before it is turned. It is
 * beside upright characters, or through sideways letters.
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

/** Joins adjacent boxes of the same look, so that no seam is visible between runs. */
function joinBoxes(boxes: readonly TextBox[]): TextBox[] {
  const result: TextBox[] = [];
  for (const box of boxes) {
    const last = result.at(-1);
    const isSameLook =
      last &&
      Math.abs(last.x + last.width - box.x) < 1e-6 &&
      last.y === box.y &&
      last.height === box.height &&
      last.overprint === box.overprint &&
      isSameJson(last.color, box.color);
    if (isSameLook) result[result.length - 1] = { ...last, width: box.x + box.width - last.x };
    else result.push(box);
  }
  return result;
}

/** Returns the backgrounds, underlines and strikethroughs of a line, including its spaces. */
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
    joinBoxes(
      painted.filter(({ look }) => look[kind]).map((extent) => lineBox(extent, kind, baseline, shaped)),
    );
  return {
    backgrounds: joinBoxes(backgrounds),
    rules: [...rules('underline'), ...rules('lineThrough')],
  };
}

import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { FontLine } from '../fonts/face';
import type { LinePiece } from './placeLine';
import { runExtents, type RunExtent } from './runExtents';
import type { CharacterLook } from './textInput';
import type { TextBox, TextLine } from './textLayout';

/** The height a line takes and its baseline, from its top. */
interface Band {
  readonly height: number;
  readonly baseline: number;
}

const lineBox = (
  { left, right, setting, look }: RunExtent,
  baseline: number,
  { y, thickness }: FontLine,
): TextBox => {
  const factor = setting.size / setting.face.upem;
  const middle = baseline - setting.rise - y * factor;
  const height = thickness * factor;
  const { color, overprint } = { color: look.color.color, overprint: look.textOverprint };
  return { x: left, y: middle - height / 2, width: right - left, height, color, overprint };
};

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
  const under = painted.filter(({ look }) => look.underline);
  const through = painted.filter(({ look }) => look.lineThrough);
  return {
    backgrounds: joined(backgrounds),
    rules: [
      ...joined(under.map((extent) => lineBox(extent, baseline, extent.setting.face.underline))),
      ...joined(through.map((extent) => lineBox(extent, baseline, extent.setting.face.lineThrough))),
    ],
  };
}

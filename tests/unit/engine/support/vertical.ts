import { transformPoint } from '@/engine/display';
import type { TextLayout } from '@/engine/text';
import { layout, type textInput } from './text';

/** Lines run from top to bottom. */
export const flow = { type: 'vertical' } as const;

/** Three upright characters of 12 points each. */
export const JAPANESE = '日本語';

/** Width of a line in these tests. */
export const LINE = 14.4;

/** Lays text out in lines from top to bottom, by default in a frame of 200 by 400 points. */
export const vertical = (
  paragraphs: Parameters<typeof textInput>[0],
  rest: NonNullable<Parameters<typeof textInput>[1]> = {},
): TextLayout => layout(paragraphs, { ...rest, options: { ...rest.options, flow } });

/** Returns the box of a vertical line in its frame. */
export function boxOf({ lines }: TextLayout, index: number) {
  const line = lines[index];
  if (!line?.transform) throw new Error(`Line ${index} is not vertical.`);
  const [right, top] = transformPoint(line.transform, line.left, line.top);
  const [left, bottom] = transformPoint(line.transform, line.right, line.top + line.height);
  return { left, top, right, bottom };
}

import { IDENTITY } from '../../display';
import { numbers, type Ref } from '../file/syntax';
import type { Bounds } from '../geometry';
import { content } from './content';
import type { Painting } from './painting';

/** Paints a form whose contents are blended with each other and then as one piece; `bounds` clip it. */
export function transparencyGroup(
  painting: Painting,
  bounds: Bounds,
  paint: (inside: Painting) => void,
): Ref {
  const stream = content();
  paint({ ...painting, content: stream, toStream: IDENTITY });
  const space = painting.inks.spaces[painting.page.blendSpace];
  return painting.file.once({
    entries: {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: `[${numbers(bounds)}]`,
      Group: `<</S/Transparency/CS${space}/I true>>`,
      Resources: stream.resources(),
    },
    data: stream.bytes(),
  });
}

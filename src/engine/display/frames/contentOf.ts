import type { TextFrame } from '../../document';
import { barcodeContent } from './barcodeContent';
import type { FrameContent, FrameInput } from './content';
import { imageContent } from './imageContent';
import { shapeContent } from './shapeContent';

function textContent({ frame, frameId, placement, ports, report }: FrameInput<TextFrame>): FrameContent {
  const { items, box = placement, reports } = ports.text({ frameId, frame, placement });
  for (const each of reports) report(each);
  return { items, box };
}

/** Draws the content of a frame. */
export function contentOf(input: FrameInput): FrameContent {
  const { frame } = input;
  switch (frame.type) {
    case 'shape':
      return shapeContent({ ...input, frame });
    case 'image':
      return imageContent({ ...input, frame });
    case 'barcode':
      return barcodeContent({ ...input, frame });
    case 'text':
      return textContent({ ...input, frame });
  }
}

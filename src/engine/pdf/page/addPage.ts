import { IDENTITY, type DisplayList } from '../../display';
import { dictionary, matrixNumbers, numbers, type Ref } from '../file/syntax';
import { content, type Content } from '../paint/content';
import type { PageSetting, Painting } from '../paint/painting';
import { paintItems } from '../paint/paintItems';
import { rectangle } from '../paint/pathOperators';
import { markReach, pageBoxes } from './boxes';
import { paintCropMarks } from './cropMarks';

/** Paints a page and puts it into the file, as a kid of `parent`. */
export function addPage(
  shared: Omit<Painting, 'page' | 'content' | 'toStream' | 'toPage'>,
  page: PageSetting,
  list: DisplayList,
  parent: Ref,
): Ref {
  const { cropMarks } = shared.options;
  const reach = cropMarks && markReach(list, cropMarks);
  const boxes = pageBoxes(list, reach);
  // From the page's places, y down, to those of the medium, y up.
  const toStream = [1, 0, 0, -1, boxes.trim[0], boxes.trim[3]] as const;
  const stream = content();
  stream.add(`${matrixNumbers(toStream)} cm\nq\n${rectangle(page.area)}W n\n`);
  paintItems({ ...shared, page, content: stream, toStream, toPage: IDENTITY }, list.items);
  stream.add('Q\n');
  if (cropMarks && reach) paintCropMarks(shared, stream, list, reach, cropMarks.weight);
  return shared.file.add(
    dictionary({
      ...{ Type: '/Page', Parent: parent },
      MediaBox: `[${numbers(boxes.media)}]`,
      BleedBox: `[${numbers(boxes.bleed)}]`,
      TrimBox: `[${numbers(boxes.trim)}]`,
      ...contentsOf(shared, stream),
      // Only where something is blended: readers show all colours of such a page as that space has them.
      Group: page.isTransparent
        ? `<</S/Transparency/CS${shared.inks.spaces[page.blendSpace]}/I true>>`
        : undefined,
    }),
  );
}

const contentsOf = ({ file }: Pick<Painting, 'file'>, stream: Content) => ({
  Resources: stream.resources(),
  Contents: file.add({ entries: {}, data: stream.bytes() }),
});

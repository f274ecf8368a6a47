import { IDENTITY, type DisplayList } from '../../display';
import { dictionary, matrixNumbers, numbers, type Ref } from '../file/syntax';
import { content, type Content } from '../paint/content';
import type { PageSetting, Painting } from '../paint/painting';
import { paintItems } from '../paint/paintItems';
import { rectangle } from '../paint/pathOperators';
import { markReach, pageBoxes } from './boxes';
import { paintCropMarks } from './cropMarks';
import { placedLinks } from './placedLinks';

/** Paints a page and adds it to the file, as a child of `parent`. */
export function addPage(
  shared: Omit<Painting, 'page' | 'content' | 'toStream' | 'toPage'>,
  page: PageSetting,
  list: DisplayList,
  parent: Ref,
): Ref {
  const { cropMarks } = shared.options;
  const reach = cropMarks && markReach(list, cropMarks);
  const boxes = pageBoxes(list, reach);
  // Maps page coordinates, y down, to those of the medium, y up.
  const toStream = [1, 0, 0, -1, boxes.trim[0], boxes.trim[3]] as const;
  const stream = content();
  stream.add(`${matrixNumbers(toStream)} cm\nq\n${rectangle(page.area)}W n\n`);
  paintItems({ ...shared, page, content: stream, toStream, toPage: IDENTITY }, list.items);
  stream.add('Q\n');
  // PDF/X-4 allows no annotations within the pages.
  const links = shared.options.pdfX4 ? [] : placedLinks(list, page, toStream);
  if (cropMarks && reach) paintCropMarks(shared, stream, list, reach, cropMarks.weight);
  return shared.file.add(
    dictionary({
      Type: '/Page',
      Parent: parent,
      MediaBox: `[${numbers(boxes.media)}]`,
      BleedBox: `[${numbers(boxes.bleed)}]`,
      TrimBox: `[${numbers(boxes.trim)}]`,
      ...contentsOf(shared, stream),
      // Only with blending: readers show all colours of such a page in that space.
      Group: page.isTransparent
        ? `<</S/Transparency/CS${shared.inks.spaces[page.blendSpace]}/I true>>`
        : undefined,
      Annots: links.length > 0 ? `[${links.map((link) => shared.file.add(link)).join(' ')}]` : undefined,
    }),
  );
}

const contentsOf = ({ file }: Pick<Painting, 'file'>, stream: Content) => ({
  Resources: stream.resources(),
  Contents: file.add({ entries: {}, data: stream.bytes() }),
});

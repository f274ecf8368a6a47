import { zip } from '@/domain/archive';
import { buffer } from 'node:stream/consumers';
import type { Document } from '@/engine/document';
import { packedArchive } from '../../contract/support/archives';
import { documentOf, filled, PAGE_ID, shape } from '../../engine/reference/build';
import { pageOf, streamOf } from '../../unit/platform/pdf-pages/support/pdfOf';

/** A page with an action that runs this script on load. */
export const withScript = (script: string): Document => ({
  ...documentOf([shape([0, 0, 100, 100], { fill: filled('#e63946') })]),
  actions: {
    order: ['act'],
    items: { act: { name: 'Act', triggers: [{ event: 'documentLoaded' }], script } },
  },
});

/** A page that takes some tenths of a second to draw. */
export const largePage = (): Document =>
  documentOf([shape([0, 0, 1_500, 1_500], { fill: filled('#457b9d') })], { width: 2_000, height: 2_000 });

/** A document with so many nested groups. */
export function nestedGroups(count: number): Document {
  const document = documentOf([shape([0, 0, 100, 100], { fill: filled('#e63946') })]);
  const page = document.pages.items[PAGE_ID];
  if (!page) throw new Error('The document has no page.');
  const groups = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `g${index}`,
      { name: `g${index}`, members: [index === 0 ? 'frame0' : `g${index - 1}`] },
    ]),
  );
  return { ...document, pages: { ...document.pages, items: { [PAGE_ID]: { ...page, groups } } } };
}

/** Records of twenty keys each that no other record has. */
export const unknownKeys = (records: number) =>
  Array.from({ length: records }, (_, record) =>
    Object.fromEntries(Array.from({ length: 20 }, (_empty, key) => [`k${record}-${key}`, 1])),
  );

/** A table with so many columns and lines, all empty. */
export const emptyTable = (count: number) => ','.repeat(count) + '\n'.repeat(count);

/** PostScript with so many zeros in each number of its box, and one number of so many digits. */
export const zeros = (count: number) => {
  const run = '0'.repeat(count);
  return `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: ${run} ${run} ${run} ${run}x\n%%EndComments\n${run}1 pop\n`;
};

/** A PDF of 3 kB in which each form paints the next one ten times, twelve deep. */
export function formsInForms(): Uint8Array {
  const depth = 12;
  const form = (next: number) =>
    streamOf('/N Do '.repeat(10), `/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</N ${next} 0 R>>>>`);
  return pageOf('/N Do', '/MediaBox[0 0 9 9]/Resources<</XObject<</N 5 0 R>>>>', [
    ...Array.from({ length: depth }, (_, index) => form(index + 6)),
    streamOf('0 0 9 9 re f', '/Subtype/Form/BBox[0 0 9 9]'),
  ]);
}

/** An archive of 200 kB whose document inflates to 200 MB. */
export const inflating = () => packedArchive('document.json', Buffer.alloc(200_000_000, ' '));

/** An archive whose entries are all the same file. */
export async function overlapping(): Promise<Uint8Array> {
  const bytes = Buffer.alloc(100_000, ' ');
  const entries = Array.from({ length: 500 }, (_, index) => ({ name: `pictures/${index}.png`, bytes }));
  const [document] = [{ name: 'document.json', bytes: Buffer.from(JSON.stringify(documentOf([]))) }];
  const archive = Buffer.from(await buffer(zip([document, ...entries])));
  let at = archive.readUInt32LE(archive.length - 6);
  for (let index = 0; index <= entries.length; index += 1) {
    archive.writeUInt32LE(0, at + 42);
    at += 46 + archive.readUInt16LE(at + 28);
  }
  return archive;
}

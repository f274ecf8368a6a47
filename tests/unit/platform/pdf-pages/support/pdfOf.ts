/** Makes a PDF of these objects, the first of which is its catalog, with a table of them. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  const head = '%PDF-1.7\n';
  const bodies = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const offsets = bodies.map((_, index) => head.length + bodies.slice(0, index).join('').length);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const text = head + bodies.join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** Makes a stream with its entries. */
export const streamOf = (data: string | Buffer, entries = ''): string => {
  const text = typeof data === 'string' ? data : data.toString('latin1');
  return `<<${entries}/Length ${text.length}>>\nstream\n${text}\nendstream`;
};

/** Makes a PDF of one page with this content and these entries, and further objects from number 5 on. */
export const pageOf = (content: string, entries = '/MediaBox[0 0 40 20]', more: readonly string[] = []) =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R${entries}>>`,
    streamOf(content),
    ...more,
  ]);

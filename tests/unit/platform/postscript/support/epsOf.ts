/** An EPS of a program, as large as its box. */
export const epsOf = (program: string, box = '0 0 100 100'): string =>
  [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: ${box}`,
    '%%EndComments',
    program,
    'showpage',
    '%%EOF',
    '',
  ].join('\n');

/** The left half in a spot ink, the right one in cyan, with red at the lower left corner of that. */
export const INKS = [
  '[/Separation (Glow) /DeviceCMYK {0 exch 0 0}] setcolorspace 1 setcolor 0 0 50 100 rectfill',
  '1 0 0 0 setcmykcolor 50 0 50 100 rectfill',
  '1 0 0 setrgbcolor 50 0 20 20 rectfill',
].join('\n');

/** An EPS with a preview for programs that can't read PostScript; only the picture's mark is real. */
export function withPreview(eps: string): Buffer {
  const program = Buffer.from(eps, 'latin1');
  const preview = Buffer.from('II*\0nothing', 'latin1');
  const header = Buffer.alloc(30);
  header.writeUInt32BE(0xc5d0d3c6, 0);
  header.writeUInt32LE(header.length + preview.length, 4);
  header.writeUInt32LE(program.length, 8);
  header.writeUInt32LE(header.length, 20);
  header.writeUInt32LE(preview.length, 24);
  header.writeUInt16LE(0xffff, 28);
  return Buffer.concat([header, preview, program]);
}

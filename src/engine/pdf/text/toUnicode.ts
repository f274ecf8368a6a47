import { bytesOf } from '../file/bytes';
import type { Stream } from '../file/pdfFile';
import { hex, utf16Hex, wellFormed } from '../file/syntax';

const HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
`;
const TAIL = `endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;

/** The maximum number of entries in a block. */
const BLOCK = 100;

/** Maps codes of a font to text, for search and copy. */
export function toUnicode(said: Iterable<readonly [code: number, text: string]>): Stream {
  const rows = [...said]
    .sort(([one], [other]) => one - other)
    .map(([code, text]) => `<${hex(code)}> <${utf16Hex(wellFormed(text))}>`);
  let blocks = '';
  for (let at = 0; at < rows.length; at += BLOCK) {
    const block = rows.slice(at, at + BLOCK);
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return { entries: {}, data: bytesOf(`${HEAD}${blocks}${TAIL}`) };
}

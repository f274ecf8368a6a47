import { bytesOf } from './file/bytes';
import type { PdfFile } from './file/pdfFile';
import { wellFormed, type Ref } from './file/syntax';

/** The name of the producing program. */
export const PRODUCER = 'Platen';

/** The metadata of a PDF/X-4. */
export interface PdfXInformation {
  readonly title: string;
  /** An ISO date and time in UTC. */
  readonly madeAt: string;
}

/**
 * Writes a date and time for the information dictionary.
 * @param iso in UTC
 */
export const pdfDate = (iso: string): string => `(D:${iso.replaceAll(/\D/g, '').slice(0, 14)}Z)`;

/** Escapes a text for XML, in ASCII only. */
const escapeXml = (text: string): string =>
  [...wellFormed(text)]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isPlain = code >= 0x20 && code < 0x7f && !'&<>"'.includes(character);
      return isPlain ? character : `&#${code < 0x20 ? 0x20 : code};`;
    })
    .join('');

/** Formats 32 digits as an identifier. */
const uuid = (digits: string): string =>
  `uuid:${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;

const SCHEMAS = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  pdfxid: 'http://www.npes.org/pdfx/ns/id/',
};

/** Adds the metadata of PDF/X-4 to the file, uncompressed; its id depends on the content before. */
export function addMetadata(file: PdfFile, { title, madeAt }: PdfXInformation): Ref {
  const id = uuid(file.digits());
  const properties = {
    'xmp:CreateDate': madeAt,
    'xmp:ModifyDate': madeAt,
    'xmp:MetadataDate': madeAt,
    'xmp:CreatorTool': PRODUCER,
    'xmpMM:DocumentID': id,
    'xmpMM:InstanceID': id,
    'xmpMM:VersionID': '1',
    'xmpMM:RenditionClass': 'default',
    'pdf:Producer': PRODUCER,
    'pdf:Trapped': 'False',
    'pdfxid:GTS_PDFXVersion': 'PDF/X-4',
  };
  const spaces = Object.entries(SCHEMAS).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  const lines = [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about=""${spaces.join('')}>`,
    ...Object.entries(properties).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`),
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ];
  return file.add({
    entries: { Type: '/Metadata', Subtype: '/XML' },
    data: bytesOf(lines.join('\n')),
    isEncoded: true,
  });
}

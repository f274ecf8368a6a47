import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assetName,
  faultThatHolds,
  folderAt,
  foldersWithin,
  freeName,
  MEDIA_EXTENSIONS,
  mayHaveStandIn,
  mediaExtensionOf,
  nameInFolder,
  pathOf,
  refusalOfContent,
  refusalOfFileName,
  refusalOfMove,
  standInFor,
  whyNoPreview,
  type FolderPlace,
  type MediaExtension,
} from '@/domain/media';

/** Folders, each possibly in any earlier one. */
const trees = fc.array(fc.nat(), { maxLength: 12 }).map((choices) =>
  choices.map((choice, index): FolderPlace => {
    const parent = choice % (index + 1);
    return { id: `id ${index}`, name: `Folder ${index}`, parentId: parent === 0 ? null : `id ${parent - 1}` };
  }),
);

describe('folders', () => {
  it('are found again at their path, in any case', () => {
    fc.assert(
      fc.property(trees, (folders) => {
        for (const { id } of folders)
          expect(folderAt(folders, `${pathOf(folders, id).toUpperCase()}/`)).toBe(id);
        expect(folderAt(folders, pathOf(folders, null))).toBeNull();
        expect(folderAt(folders, '/Folder 99')).toBeUndefined();
      }),
    );
  });

  it('within one have a path beginning with its path', () => {
    fc.assert(
      fc.property(trees, (folders) => {
        expect(foldersWithin(folders, null).sort()).toEqual(folders.map(({ id }) => id).sort());
        for (const { id } of folders) {
          const own = pathOf(folders, id);
          const expected = folders.filter((other) => `${pathOf(folders, other.id)}/`.startsWith(`${own}/`));
          expect(foldersWithin(folders, id).sort()).toEqual(expected.map((other) => other.id).sort());
        }
      }),
    );
  });

  it('S2.05 move anywhere except into themselves and below', () => {
    fc.assert(
      fc.property(trees, (folders) => {
        for (const folder of folders) {
          expect(refusalOfMove(folders, folder, null)).toBeUndefined();
          for (const { id } of folders) {
            const isBelow = `${pathOf(folders, id)}/`.startsWith(`${pathOf(folders, folder.id)}/`);
            expect(refusalOfMove(folders, folder, id)?.status).toBe(isBelow ? 400 : undefined);
          }
        }
      }),
    );
  });
});

describe('names of assets', () => {
  it('S2.12 that are used get the first free number', () => {
    const taken = new Set(['logo.png', 'logo (2).png', 'logo (4).png', 'read me'].map(nameInFolder));
    expect(freeName('Logo.PNG', taken)).toBe('Logo (3).PNG');
    expect(freeName('Read me', taken)).toBe('Read me (2)');
    expect(freeName('.png', taken)).toBe('.png (2)');
  });

  it('keep their extension', () => {
    expect(assetName(' Logo ', 'png')).toBe('Logo.png');
    expect(assetName('Logo.PNG', 'png')).toBe('Logo.PNG');
    expect(assetName('Logo.jpg', 'png')).toBe('Logo.jpg.png');
  });

  it('S2.07 have an accepted extension, in either case', () => {
    for (const extension of MEDIA_EXTENSIONS) {
      expect(mediaExtensionOf(`a.${extension.toUpperCase()}`)).toBe(extension);
      expect(refusalOfFileName(`a.b.${extension} `)).toBeUndefined();
    }
    for (const name of ['a.gif', 'png', 'a.png.', 'a.png.html', '']) {
      expect(mediaExtensionOf(name)).toBeUndefined();
      expect(refusalOfFileName(name)?.detail).toContain(`“${name}”`);
    }
  });
});

describe('the first bytes of a file', () => {
  const bytes = (...parts: (string | number)[]) =>
    Uint8Array.from(
      parts.flatMap((part) =>
        typeof part === 'number' ? part : [...part].map((sign) => sign.charCodeAt(0)),
      ),
    );
  const STARTS: [string, Uint8Array][] = [
    ['jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 'PNG\r\n\u001a\n')],
    ['tif', bytes('II*\0')],
    ['tif', bytes('MM\0*')],
    ['tif', bytes('II+\0')],
    ['psd', bytes('8BPS\0\u0001')],
    ['psd', bytes('8BPS\0\u0002')],
    ['avif', bytes(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0, 'mif1miaf')],
    ['avif', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1avif')],
    ['heic', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic')],
    ['heic', bytes(0, 0, 0, 28, 'ftypmif1', 0, 0, 0, 0, 'mif1miafheix')],
    ['webp', bytes('RIFF', 9, 0, 0, 0, 'WEBPVP8 ')],
    ['pdf', bytes('\n\n%PDF-1.4')],
    ['eps', bytes('%!PS-Adobe-3.0')],
    ['eps', bytes(0xc5, 0xd0, 0xd3, 0xc6)],
    ['svg', bytes('<?xml version="1.0"?>\n<!-- a sun --><svg xmlns="http://www.w3.org/2000/svg">')],
    ['svg', bytes(0xef, 0xbb, 0xbf, '<!DOCTYPE svg [<!ENTITY a "b">]><svg:svg/>')],
  ];
  const ALSO: Record<string, string[]> = {
    jpg: ['jpeg'],
    tif: ['tiff'],
    psd: ['psb'],
    avif: ['heif'],
    heic: ['heif'],
    pdf: ['ai'],
    eps: ['ai'],
  };

  it.each(STARTS)('S2.08 fits %s and no extension of another kind', (kind, start) => {
    const fitting = MEDIA_EXTENSIONS.filter((extension) => !refusalOfContent(`a.${extension}`, start));
    expect(fitting.sort()).toEqual([kind, ...(ALSO[kind] ?? [])].sort());
  });

  it('select the decoder that replaces a direct preview', () => {
    expect(standInFor(bytes('8BPS\0\u0001'))).toBe('picture');
    expect(standInFor(bytes(0, 0, 0, 20, 'ftypheic', 0, 0, 0, 0, 'mif1'))).toBe('photo');
    expect(standInFor(bytes(0, 0, 0, 20, 'ftypavif', 0, 0, 0, 0, 'mif1'))).toBeUndefined();
    // The brands end with their box.
    expect(standInFor(bytes(0, 0, 0, 16, 'ftypmif1', 0, 0, 0, 0, 'heic'))).toBeUndefined();
    expect(standInFor(bytes('%!PS-Adobe-3.0 EPSF-3.0\n'))).toBe('page');
    expect(standInFor(bytes(0xc5, 0xd0, 0xd3, 0xc6))).toBe('page');
    expect(standInFor(bytes('<svg width="1"/>'))).toBe('drawing');
    // Some old files begin like PostScript (ISO 32000-1, Annex H.3.4.1).
    expect(standInFor(bytes('%!PS-Adobe-3.0 PDF-1.4\n%PDF-1.4'))).toBeUndefined();
    for (const start of [bytes('%PDF-1.4'), bytes(0xff, 0xd8, 0xff, 0xe0), bytes()])
      expect(standInFor(start)).toBeUndefined();
    expect(MEDIA_EXTENSIONS.filter(mayHaveStandIn)).toEqual([
      'eps',
      'psd',
      'psb',
      'heic',
      'heif',
      'ai',
      'svg',
    ]);
  });

  it('S2.08 match no extension for a web page', () => {
    const page = bytes('<!doctype html><p>%!PS-Adobe-3.0');
    for (const extension of MEDIA_EXTENSIONS)
      expect(refusalOfContent(`a.${extension}`, page)?.errors?.[0]?.field).toBe('file');
  });
});

describe('why an asset has no preview', () => {
  const none = (extension: MediaExtension) =>
    `There is no preview of ${extension.toUpperCase()} files. They are kept and can be downloaded.`;
  const held = (extension: MediaExtension, fault: string | null, hasGhostscript = true) =>
    faultThatHolds(extension, fault, () => hasGhostscript);

  it('S2.17 is reported for PostScript without Ghostscript, and cleared with it', () => {
    for (const extension of ['eps', 'ai'] as const) {
      const fault = whyNoPreview(extension) ?? '';
      expect(fault).toContain('With Ghostscript on the server it is drawn as it is.');
      expect([held(extension, fault), held(extension, fault, false)]).toEqual([null, fault]);
    }
    const before =
      'There is no preview of EPS files, and designs leave them out: save it as PDF to use it there.';
    for (const fault of [none('eps'), before]) {
      expect(held('eps', fault)).toBeNull();
      expect(held('eps', fault, false)).toBe(whyNoPreview('eps'));
    }
  });

  it('S2.17 is cleared for formerly unsupported files, and kept for unreadable ones', () => {
    for (const extension of ['pdf', 'psd', 'ai'] as const)
      expect(held(extension, none(extension), false)).toBeNull();
    expect(held('psd', whyNoPreview('psd') ?? '', false)).toBeNull();
    for (const extension of MEDIA_EXTENSIONS) {
      expect(held(extension, 'It is damaged.')).toBe('It is damaged.');
      expect(held(extension, null)).toBeNull();
    }
  });
});

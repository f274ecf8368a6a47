import { describe, expect, it } from 'vitest';
import { insertingPicture } from '@/editor/template/core/insertPicture';
import { changed, smallDocument } from '../support/openEditor';

const PICTURE = { connectorId: 'media', assetId: 'sea', width: 60, height: 30 };

/** Returns the names of picture frames inserted one after the other. */
function namesAfter(...files: string[]): (string | undefined)[] {
  let document = smallDocument();
  return files.map((name, index) => {
    const spot = { document, pageId: 'page', frameId: `new-${index}` };
    const { operation, frameId } = insertingPicture(spot, { ...PICTURE, name });
    document = changed(document, [operation]);
    return document.pages.items.page?.frames.items[frameId]?.name;
  });
}

describe('a picture inserted on a page', () => {
  it('names its frame after the file, with a number for a used name', () => {
    expect(namesAfter('country-loaf.jpg', 'country-loaf.png', 'country-loaf.jpg', 'High.psd')).toEqual([
      ...['country-loaf', 'country-loaf 2', 'country-loaf 3', 'High 2'],
    ]);
  });

  it('keeps dots that are no extension, and shortens or replaces its name', () => {
    expect(namesAfter('Spring 2.0 final', '.jpg', `${'long '.repeat(60)}.jpg`)).toEqual([
      ...['Spring 2.0 final', 'Image 1', 'long '.repeat(48).trim()],
    ]);
  });
});

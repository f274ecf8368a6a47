import { NEW_COPY_FITTING } from '../schema/placement';
import type { Font } from '../schema/textStyle';
import type { Document } from '../schema/document';
import { newDocument, newLayout } from './newDocument';
import { newPlacement, newTextFrame } from './newFrame';

/** The content of a font sample. */
interface FontSample {
  readonly font: Font;
  readonly text: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** The horizontal alignment of the text. */
  readonly textAlign: 'left' | 'center';
}

/** The font size as a share of the page's height; the rest is for parts that extend beyond the em. */
const TEXT_PART = 0.52;

/**
 * Creates a document whose one page shows a text in a font, without a background; a wide text shrinks until it fits.
 */
export function newFontSample({ font, text, width, height, textAlign }: FontSample): Document {
  const size = { intent: 'digitalStatic', unit: 'px', width, height } as const;
  const blank = newDocument({
    pageId: 'page',
    layoutId: 'layout',
    sdkVersion: '0.0.0',
    engineVersion: '0.0.0',
    preset: { name: 'Sample', ...size },
  });
  const layout = newLayout('Sample', size);
  const page = blank.pages.items.page;
  if (layout.type !== 'top' || !page) throw new Error('A new document has one page and one top layout.');
  const frame = newTextFrame('Text', text);
  const fontSize = height * TEXT_PART;
  return {
    ...blank,
    pages: {
      order: ['page'],
      items: {
        page: {
          ...page,
          frames: {
            order: ['text'],
            items: {
              text: {
                ...frame,
                options: { ...frame.options, verticalAlign: 'middle' },
                paragraphs: [
                  {
                    format: { font, fontSize, textAlign, textAlignLast: textAlign },
                    runs: [{ type: 'text', text }],
                  },
                ],
              },
            },
          },
        },
      },
    },
    layouts: {
      order: ['layout'],
      items: {
        layout: {
          ...layout,
          settings: { ...layout.settings, fill: { ...layout.settings.fill, enabled: false } },
          placements: {
            text: {
              ...newPlacement('text', { x: 0, y: 0, width, height }),
              copyFitting: { ...NEW_COPY_FITTING, max: 100 },
            },
          },
        },
      },
    },
  };
}

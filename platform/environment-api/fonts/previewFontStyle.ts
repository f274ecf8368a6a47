import { FONT_PREVIEWS, refusalOfShape, type FontPreviewShape } from '@/domain/fonts';
import { newFontSample } from '@/engine/document';
import { FileAnswer } from '../../http/FileAnswer';
import { refuseIf } from '../../http/Problem';
import { libraryOf } from '../library/libraryOf';
import type { Call } from '../operations';
import { previewsInTheMaking } from '../previewsInTheMaking';
import { draw } from '../templates/previewTemplate';
import { requireStyle } from './fontQueries';

const made = previewsInTheMaking<Buffer>();

/** Draws text in a style, for users who do not have the font. @throws Problem 400 or 404 */
export async function previewFontStyle(call: Call<'previewFontStyle'>): Promise<FileAnswer> {
  const { database, environment, params, renderer, now } = call;
  refuseIf(refusalOfShape(params.shape));
  const shape = params.shape as FontPreviewShape;
  const { style } = await requireStyle(database, environment.id, params.styleId);
  const font = { family: style.familyName, style: style.name, fontStyleId: style.id };
  const sample = FONT_PREVIEWS[shape];
  const document = JSON.stringify(
    newFontSample({ ...sample, font, textAlign: shape === 'square' ? 'center' : 'left' }),
  );
  const paint = async (signal: AbortSignal) => {
    const options = { longestSide: Math.max(sample.width, sample.height), signal };
    const context = { today: now.toISOString().slice(0, 10), mediaConnectorId: '' };
    return Buffer.from(
      await draw(() =>
        renderer.preview(document, options, context, libraryOf({ ...call, environmentId: environment.id })),
      ),
    );
  };
  const version = `${style.id}.${shape}`;
  const waiting = { patience: call.previewPatience, address: call.path, signal: call.signal };
  return new FileAnswer({ type: 'image/png', version, content: () => made(version, waiting, paint) });
}

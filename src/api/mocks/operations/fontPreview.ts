import { FONT_PREVIEWS, refusalOfShape, type FontPreviewShape } from '@/domain/fonts';
import { newFontSample } from '@/engine/document';
import type { InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { refuseIf } from '../MockProblem';
import { requireStyle } from './fontRows';

/**
 * Paints a sample text in a style.
 * @throws MockProblem 400 or 404
 */
export async function fontPreviewOf(
  call: InEnvironment,
  path: { readonly styleId: string; readonly shape: string },
): Promise<MockFile> {
  refuseIf(refusalOfShape(path.shape));
  const shape = path.shape as FontPreviewShape;
  const { family, style } = requireStyle(call, path.styleId);
  const font = { family: family.name, style: style.name };
  const document = newFontSample({
    ...FONT_PREVIEWS[shape],
    font,
    textAlign: shape === 'square' ? 'center' : 'left',
  });
  // Loaded on demand: the engine's painters are large, and few users of the mocks need pictures.
  const [{ paintPreview }, { openFont }] = await Promise.all([
    import('../paintPreview'),
    import('@/engine/text'),
  ]);
  const bytes = new Uint8Array(await (await style.read()).arrayBuffer());
  const picture = await paintPreview(document, {
    layoutId: document.selectedLayoutId,
    today: call.store.now.toISOString().slice(0, 10),
    size: { scale: 1 },
    fonts: [{ family: font.family, style: font.style, face: openFont(`preview ${style.id}`, bytes) }],
  });
  return new MockFile(picture, { 'Content-Type': 'image/png' });
}

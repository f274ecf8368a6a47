import type { Clip } from '../core/clipboard';

const ATTRIBUTE = 'data-template-frames';
/**
 * Maximum number of characters of copied frames for the system clipboard; larger copies are shared only within the
 * console.
 */
const MOST = 5_000_000;

/** Copied frames in the formats of the system clipboard. */
export interface CopiedFrames {
  readonly html: string;
  /** The texts of the frames, for other programs. */
  readonly plain: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function textsOf({ frames, variables }: Clip): readonly string[] {
  return frames.flatMap(({ frame }) => {
    if (frame.type !== 'text') return [];
    return frame.paragraphs.map(({ runs }) =>
      runs.map((run) => (run.type === 'text' ? run.text : (variables[run.variableId] ?? ''))).join(''),
    );
  });
}

/** Serialises copied frames for the clipboard; `undefined` if they are too large. */
export function writeFrames(clip: Clip): CopiedFrames | undefined {
  const data = encodeURIComponent(JSON.stringify(clip));
  if (data.length > MOST) return undefined;
  const texts = textsOf(clip);
  const said = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return { html: `<div ${ATTRIBUTE}="${data}">${said}</div>`, plain: texts.join('\n') };
}

/** Writes copied frames to the system clipboard, if the browser allows it without a key press. */
export async function shareFrames(clip: Clip | undefined): Promise<void> {
  const frames = clip && writeFrames(clip);
  if (!frames || typeof ClipboardItem === 'undefined') return;
  const items = { 'text/html': frames.html, 'text/plain': frames.plain };
  // Within the console the frames are shared without it.
  await navigator.clipboard.write([new ClipboardItem(items)]).catch(() => undefined);
}

/** Reads frames copied in a template editor, in any window, browser or computer. */
export function readFrames(html: string): Clip | undefined {
  if (!html.includes(ATTRIBUTE) || html.length > 2 * MOST) return undefined;
  const data = new RegExp(`${ATTRIBUTE}="([^"]*)"`).exec(html)?.[1];
  if (data === undefined) return undefined;
  try {
    const clip = JSON.parse(decodeURIComponent(data)) as Clip;
    const isWhole =
      Array.isArray(clip.frames) &&
      clip.frames.length > 0 &&
      Array.isArray(clip.groups) &&
      clip.colors &&
      clip.variables;
    return isWhole ? clip : undefined;
  } catch {
    return undefined;
  }
}

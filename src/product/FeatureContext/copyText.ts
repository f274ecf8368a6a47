import type { Tell } from './FeatureContext';

/**
 * Puts a text on the clipboard and tells the reader: that it was copied, or, where the browser does not allow it, the
 * text itself.
 */
export async function copyText(text: string, tell: Tell): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    tell(`Could not copy. It is ${text}`, 'NEGATIVE');
    return;
  }
  tell('Copied.', 'POSITIVE');
}

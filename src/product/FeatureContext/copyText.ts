import type { Tell } from './FeatureContext';

/** Copies a text and notifies the user; if the browser refuses, the notification shows the text itself. */
export async function copyText(text: string, tell: Tell): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    tell(`Could not copy. It is ${text}`, 'NEGATIVE');
    return;
  }
  tell('Copied.', 'POSITIVE');
}

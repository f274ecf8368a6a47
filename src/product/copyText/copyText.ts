/**
 * Puts a text on the clipboard and answers what to tell the reader: that it was copied, or, where the browser does not
 * allow it, the text itself.
 */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return `Could not copy. It is ${text}`;
  }
}

import type { Document } from '../schema/document';

/** Returns the languages a document hyphenates, including English, the default of texts. */
export function hyphenatedLanguages({
  pages,
  brandKit,
}: Pick<Document, 'pages' | 'brandKit'>): readonly string[] {
  const text = JSON.stringify([pages, brandKit]);
  if (!text.includes('"hyphenation":true')) return [];
  return [...new Set([...text.matchAll(/"language":"([^"]+)"/g)].map(([, language = '']) => language)), 'en'];
}

import type { Document } from '../schema/document';

/** The languages whose words a document parts; English, what texts without a language are taken for, among them. */
export function hyphenatedLanguages({
  pages,
  brandKit,
}: Pick<Document, 'pages' | 'brandKit'>): readonly string[] {
  const text = JSON.stringify([pages, brandKit]);
  if (!text.includes('"hyphenation":true')) return [];
  return [...new Set([...text.matchAll(/"language":"([^"]+)"/g)].map(([, language = '']) => language)), 'en'];
}

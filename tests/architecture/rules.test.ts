import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

/** A text with a space counts as a sentence from this length, not as the name of a type or a header. */
const SENTENCE = 20;

/** Collects the sentences of a source; templates count in pieces between their values. */
function sentencesOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const piece = node.text.trim();
      if (piece.length >= SENTENCE && piece.includes(' ')) found.push(piece);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest));
  return found;
}

function sentencesIn(...folders: string[]): Map<string, string> {
  const files = folders.flatMap(sourceFiles);
  return new Map(
    files.flatMap((file) =>
      sentencesOf(readFileSync(file, 'utf8')).map((sentence) => [sentence, file] as const),
    ),
  );
}

/** Finds sentences that occur in both, with a file of each. */
function writtenTwice(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  return [...one].flatMap(([sentence, file]) => {
    const elsewhere = other.get(sentence);
    return elsewhere === undefined ? [] : [{ sentence, files: [file, elsewhere] }];
  });
}

describe('a rule and its words', () => {
  const platform = sentencesIn('platform');

  it('of mocks and platform are in the domain, once', () => {
    expect(platform.size).toBeGreaterThan(50);
    expect(writtenTwice(sentencesIn('src/api/mocks', 'src/app/mock'), platform)).toEqual([]);
  });

  it('of console and platform are in the domain, once', () => {
    const console = sentencesIn('src/api', 'src/app', 'src/components', 'src/features', 'src/product');
    expect(writtenTwice(console, platform)).toEqual([]);
  });

  it('written twice are found, in pieces too', () => {
    const mocks = "throw conflict(`All ${total} template designer seats are used.`, 'name');";
    const twin = 'const words = `All ${seats} template designer seats are used.`;';
    const [sentence = ''] = sentencesOf(mocks);
    expect(sentencesOf(mocks)).toEqual(['template designer seats are used.']);
    expect(
      writtenTwice(new Map([[sentence, 'a.ts']]), new Map(sentencesOf(twin).map((text) => [text, 'b.ts']))),
    ).toEqual([{ sentence, files: ['a.ts', 'b.ts'] }]);
  });
});

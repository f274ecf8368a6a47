import type { CDPSession, Page } from 'playwright';

type Document = Awaited<ReturnType<typeof readDocument>>;

/**
 * Finds text that a page draws with a system font, which varies between machines: characters missing from the bundled
 * fonts. One line each, with the text and the font.
 */
export async function watchFonts(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const holders = holdersOfText(await readDocument(session));
    const found = await Promise.all(
      holders.map(async ({ nodeId, text }) => {
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName }) => `“${text}” in ${familyName}`);
      }),
    );
    // Otherwise this session would receive every change of the next story.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
    return [...new Set(found.flat())];
  };
}

/** Reads the document, including frames, shadow trees and fields. */
async function readDocument(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  return root;
}

const TEXT = 3;

/** Finds the elements (and generated parts of some) that have text of their own. */
function holdersOfText(node: Document): { nodeId: number; text: string }[] {
  const children = node.children ?? [];
  const own = children.filter(({ nodeType }) => nodeType === TEXT).map(({ nodeValue }) => nodeValue.trim());
  const generated = node.pseudoElements ?? [];
  return [
    ...(own.some(Boolean) ? [{ nodeId: node.nodeId, text: own.join(' ').slice(0, 60) }] : []),
    ...generated.map(({ nodeId, pseudoType }) => ({
      nodeId,
      text: `::${pseudoType ?? ''} of ${node.localName}`,
    })),
    ...[...children, ...(node.shadowRoots ?? [])].flatMap(holdersOfText),
  ];
}

import type { Page } from '@playwright/test';

/** Texts announced by screen readers, in order. */
interface Announcements {
  /** All since the page was opened or `forget` was called. */
  readonly all: () => Promise<readonly string[]>;
  readonly forget: () => Promise<void>;
}

/**
 * Records the live regions of pages like a screen reader: insertions into regions, and new alerts. A text in two
 * regions is recorded twice. Call it before the page is opened.
 */
export async function listenTo(page: Page): Promise<Announcements> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live]';
    const isLive = (element: Element) => element.getAttribute('aria-live') !== 'off';
    const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    /** Returns the regions that a node enters; of new regions within it only alerts are read out. */
    const regionsOf = (node: Node): Element[] => {
      const around = node.parentElement?.closest(LIVE);
      if (around && isLive(around)) return [around];
      if (!(node instanceof Element)) return [];
      const alerts = [...node.querySelectorAll('[role="alert"]')];
      return node.matches('[role="alert"]') ? [node, ...alerts] : alerts;
    };
    new MutationObserver((mutations) => {
      const touched = new Set<Element>();
      for (const { type, target, addedNodes } of mutations)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          for (const region of regionsOf(node)) touched.add(region);
      for (const region of touched)
        if (document.contains(region) && isLive(region) && textOf(region) !== '') said.push(textOf(region));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const kept = (isForgotten: boolean) =>
    page.evaluate((forgotten) => {
      const { said } = window as unknown as { said: string[] };
      return forgotten ? said.splice(0) : said;
    }, isForgotten);
  return { all: () => kept(false), forget: async () => void (await kept(true)) };
}

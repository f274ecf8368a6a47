import type { Page } from '@playwright/test';

/** What screen readers are given to say, in its order. */
interface Announcements {
  /** All since the page was opened or `forget` was called. */
  readonly all: () => Promise<readonly string[]>;
  readonly forget: () => Promise<void>;
}

/**
 * Listens to the live regions of pages as screen readers do: to what is put into one, and to alerts as they come. A text that
 * two regions have is there twice. To be called before the page is opened.
 */
export async function listenTo(page: Page): Promise<Announcements> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live]';
    const isLive = (element: Element) => element.getAttribute('aria-live') !== 'off';
    const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    /** The regions a node comes into; of those it brings along alerts alone are read out, as they were not there before. */
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

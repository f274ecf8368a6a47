import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Expects no axe violations on the page once all animations have ended. */
export async function expectNoViolations(page: Page) {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const violations = await page.evaluate(async () => {
    // Colours during an animation are temporary; a spinner never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    // A cancelled animation has ended too, and its promise rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: found } = await checker.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(violations).toEqual([]);
}

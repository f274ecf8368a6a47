import { current, type Draft } from 'immer';
import { framesOfStack, stackOf, type Page } from '../document';

/** Restores the contiguity of groups at their topmost frames, since other operations may separate members. */
export function keepTogether(page: Draft<Page>): void {
  if (!page.groups) return;
  const order = framesOfStack(stackOf(current(page)));
  if (order.some((frameId, index) => frameId !== page.frames.order[index])) page.frames.order = [...order];
}

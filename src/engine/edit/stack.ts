import { current, type Draft } from 'immer';
import { framesOfStack, stackOf, type Page } from '../document';

/** Brings the frames of each group together where its topmost one lies, as other operations may have put them apart. */
export function keepTogether(page: Draft<Page>): void {
  if (!page.groups) return;
  const order = framesOfStack(stackOf(current(page)));
  if (order.some((frameId, index) => frameId !== page.frames.order[index])) page.frames.order = [...order];
}

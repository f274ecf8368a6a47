import { describe, expect, it } from 'vitest';
import { ThreadShelf } from '../../../../platform/threads';

/** A shelf of two threads, numbered as they start. */
function openShelf() {
  let started = 0;
  return new ThreadShelf(2, () => (started += 1));
}

describe('threads that wait for work', () => {
  it('H4.33 stay with their customer while another keeps ending its own', () => {
    const shelf = openShelf();
    const mine = shelf.take('quiet');
    shelf.putBack(mine, 'quiet');
    for (let time = 0; time < 5; time += 1) {
      expect(shelf.take('leaving')).not.toBe(mine);
      shelf.forget();
    }
    expect(shelf.take('quiet')).toBe(mine);
  });

  it('H4.33 are reused for others when all have started, the longest idle first', () => {
    const shelf = openShelf();
    const [first, second] = [shelf.take('one'), shelf.take('two')];
    shelf.putBack(first, 'one');
    shelf.putBack(second, 'two');
    expect([shelf.take('third'), shelf.take('third')]).toEqual([first, second]);
  });

  it('H3.25 are reserved for a customer without one, and never taken from another', () => {
    const shelf = openShelf();
    const mine = shelf.take('quiet');
    shelf.putBack(mine, 'quiet');
    shelf.reserve();
    shelf.reserve();
    expect(shelf.take('new')).toBe(2);
    expect(shelf.take('quiet')).toBe(mine);
    shelf.reserve();
    expect(shelf.take('third')).toBe(3);
  });

  it('H4.33 are as many as the work needs', () => {
    const shelf = openShelf();
    expect([shelf.take('one'), shelf.take('one'), shelf.take('two')]).toEqual([1, 2, 3]);
  });
});

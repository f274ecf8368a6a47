import { describe, expect, it } from 'vitest';
import { ThreadShelf } from '../../../../platform/threads';

/** A shelf of two threads, which are numbered as they start. */
function openShelf() {
  let started = 0;
  return new ThreadShelf(2, () => (started += 1));
}

describe('threads that wait for work', () => {
  it('H4.33 stay with their customer while another one ends its own again and again', () => {
    const shelf = openShelf();
    const mine = shelf.take('quiet');
    shelf.putBack(mine, 'quiet');
    for (let time = 0; time < 5; time += 1) {
      expect(shelf.take('leaving')).not.toBe(mine);
      shelf.forget();
    }
    expect(shelf.take('quiet')).toBe(mine);
  });

  it('H4.33 are lent to others where all have started, the one idle longest first', () => {
    const shelf = openShelf();
    const [first, second] = [shelf.take('one'), shelf.take('two')];
    shelf.putBack(first, 'one');
    shelf.putBack(second, 'two');
    expect([shelf.take('third'), shelf.take('third')]).toEqual([first, second]);
  });

  it('H4.33 are as many as there is work', () => {
    const shelf = openShelf();
    expect([shelf.take('one'), shelf.take('one'), shelf.take('two')]).toEqual([1, 2, 3]);
  });
});

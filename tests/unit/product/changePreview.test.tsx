import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RoleName } from '@/domain/access';
import { ChangePreview } from '@/product/ChangePreview';

const NAMES = ['Ada', 'Cleo', 'Bea', 'Edda', 'Dora', 'Fay'];

function draw(count: number) {
  const ids = NAMES.slice(0, count).map((_, index) => String(index));
  render(
    <ChangePreview
      previews={[
        {
          environmentId: 'e1',
          gainedAccess: [],
          lostAccess: [],
          gained: new Map<RoleName, string[]>([['User', ids]]),
          lost: new Map(),
        },
      ]}
      nameOf={() => 'Aurora'}
      personOf={(id) => NAMES[Number(id)] ?? id}
      unchanged="Nothing changes."
    />,
  );
  return screen.getByRole('status', { name: 'Changes' });
}

describe('the preview of gains and losses', () => {
  for (const [count, words] of [
    [1, 'Ada gains End User in Aurora'],
    [2, 'Ada and Cleo gain End User in Aurora'],
    [4, 'Ada, Bea, Cleo and Edda gain End User in Aurora'],
  ] as const)
    it(`R7.46 names ${count}`, () => {
      expect(draw(count)).toHaveTextContent(words);
    });

  it('R7.46 names the first of many, and all of them on asking', async () => {
    const preview = draw(6);
    expect(preview).toHaveTextContent('Ada, Bea, Cleo and 3 more gain End User in Aurora');
    await userEvent.click(screen.getByRole('button', { name: '3 more' }));
    const all = within(await screen.findByRole('dialog', { name: 'All affected users' }));
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...NAMES].sort());
  });
});

import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActivitySource } from '@/api/activity';
import { userGroupMutations } from '@/api/user-groups';
import { demoGroupId, demoUserId, SUBSCRIPTIONS } from '@/demo';
import { objectKey } from '@/domain/activity';
import { ActivityScreen, EVERYTHING, type ActivityView } from '@/features/activity';
import { ActivityHistory } from '@/product/Activity';
import { useApi } from '@/product/FeatureContext';
import { createFeatureStage } from '../support/feature';
import { noteDownloads } from '../support/noteDownloads';

const start = createFeatureStage();
const AURORA: ActivitySource = { of: 'subscription', subscriptionId: SUBSCRIPTIONS.aurora };
const PATH = '/subscriptions/:subscriptionId/activity';
const DESIGNER = demoUserId('template.designer@demo.test');
const ACTORS = [
  { id: DESIGNER, name: 'Template Designer' },
  { id: demoUserId('subscription.admin@demo.test'), name: 'Subscription Admin' },
];

function Page({ beginning = {} }: { beginning?: Partial<ActivityView> }) {
  const [view, onViewChange] = useState<ActivityView>({ ...EVERYTHING, ...beginning });
  return (
    <ActivityScreen
      source={AURORA}
      description="Who did what."
      actors={ACTORS}
      today="2026-06-15"
      view={view}
      onViewChange={onViewChange}
    />
  );
}

/** Reads the text of a file, which jsdom's blobs can't. */
const textOf = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const setUp = (beginning?: Partial<ActivityView>) => {
  const stage = start();
  return { ...stage, draw: () => stage.draw(<Page {...(beginning && { beginning })} />) };
};

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');
const names = async () => (await rows()).map((row) => row.getAttribute('aria-label'));

/* jsdom has no layout, so it can't scroll either. */
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

describe('the activity page', () => {
  it('lists entries newest first, with person, place and result', async () => {
    setUp().draw();
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/^Saved template Opening flyer.*Template Designer · Aurora production/);
    expect(second).toHaveTextContent(/Started output task Business card.*Web shop.*Integration/);
    expect(screen.getAllByText('Refused (409)')).toHaveLength(2);
  });

  it('opens an entry with the values before and after, and the request id', async () => {
    setUp().draw();
    await userEvent.click(
      await screen.findByRole('button', { name: /^Changed user group Campaign builders/ }),
    );
    const row = screen.getByRole('row', { name: /^Description/ });
    expect(row).toHaveTextContent('Builds campaigns');
    expect(row).toHaveTextContent('Designers and editors of campaigns');
    expect(screen.getByText('Request')).toBeInTheDocument();
  });

  it('shows that a refused write changed nothing', async () => {
    setUp().draw();
    await userEvent.click(await screen.findByRole('button', { name: /^Created user group Reviewers/ }));
    expect(screen.getByText('Refused with status 409: nothing was changed.')).toBeInTheDocument();
  });

  it('filters by person, kind and name, and resets the filters', async () => {
    setUp().draw();
    expect((await rows()).length).toBeGreaterThan(10);
    await userEvent.type(screen.getByRole('combobox', { name: 'Kind' }), 'user groups{Enter}');
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search names' }), 'camp');
    await waitFor(async () => expect(await names()).toEqual(['Changed user group Campaign builders']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search names' }), 'x');
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
    const [, inTheEmptyPlace] = screen.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(inTheEmptyPlace ?? document.body);
    expect((await rows()).length).toBeGreaterThan(10);
    expect(screen.getByRole('searchbox', { name: 'Search names' })).toHaveFocus();
  });

  it('filters from a row by its object or its actor', async () => {
    setUp().draw();
    const [flyer] = await screen.findAllByRole('button', { name: 'Actions of Saved template Opening flyer' });
    await userEvent.click(flyer ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Only Opening flyer' }));
    await waitFor(async () => expect(await names()).toEqual(Array(2).fill('Saved template Opening flyer')));
    await userEvent.click(screen.getByRole('button', { name: 'Only Opening flyer' }));
    const [again] = await screen.findAllByRole('button', { name: 'Actions of Saved template Opening flyer' });
    await userEvent.click(again ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Only by Template Designer' }));
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect(screen.getByRole('button', { name: 'Remove Template Designer' })).toBeInTheDocument();
  });

  it('names the selected person even when they are not in the choices', async () => {
    setUp().draw();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Actions of Started output task Business card' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Only by Web shop' }));
    await waitFor(async () => expect(await names()).toEqual(['Started output task Business card']));
    expect(screen.getByRole('button', { name: 'Remove Web shop' })).toBeInTheDocument();
  });

  it('filters by several persons, kinds and objects, any of each', async () => {
    setUp({ kinds: ['group'] }).draw();
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await userEvent.type(screen.getByRole('combobox', { name: 'Kind' }), 'output tasks{Enter}');
    await waitFor(async () => expect(await names()).toContain('Started output task Business card'));
    expect(await names()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Remove User groups' }));
    await waitFor(async () => expect(await names()).toEqual(['Started output task Business card']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Output tasks' }));

    const choose = async (row: RegExp, name: string) => {
      const [actions] = await screen.findAllByRole('button', { name: row });
      await userEvent.click(actions ?? document.body);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(10));
    const card = /^Actions of Started output task Business card/;
    await choose(card, 'Only by Web shop');
    await userEvent.type(screen.getByRole('combobox', { name: 'Done by' }), 'template d{Enter}');
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(4));
    await choose(/^Actions of Saved template Opening flyer/, 'Only Opening flyer');
    await waitFor(async () => expect(await names()).toEqual(Array(2).fill('Saved template Opening flyer')));
    await userEvent.click(screen.getByRole('button', { name: 'Only Opening flyer' }));
    await choose(card, 'Only Business card');
    await waitFor(async () => expect(await names()).toEqual(['Started output task Business card']));
    expect(screen.getByRole('button', { name: 'Only Business card' })).toBeInTheDocument();
  });

  it('adds an object to the filter', async () => {
    const group = demoGroupId('aurora', 'Reviewers');
    setUp({ objects: [objectKey('group', group)] }).draw();
    await screen.findByRole('button', { name: /^Only / });
    const [row] = await screen.findAllByRole('button', { name: /^Actions of / });
    await userEvent.click(row ?? document.body);
    expect(screen.queryByRole('menuitem', { name: /^Also / })).toBeNull();
    expect(screen.getByRole('menuitem', { name: /^Only Reviewers/ })).toBeInTheDocument();
  });

  it('distinguishes a removed user from one who lost only a role', async () => {
    const { store, draw } = setUp({ kinds: ['user'] });
    const [first] = store.activity.filter(({ objectKind }) => objectKind === 'user');
    if (!first) throw new Error('The demo has changed no user.');
    const removed = { field: 'email', before: 'a@demo.test', after: null };
    const lost = { field: 'subscriptionRoles', before: ['Subscription Admin'], after: [] };
    store.activity = [[removed], [lost]].map((changes, index) => ({
      ...first,
      id: `${index}`,
      operation: 'removeUserFromSubscription',
      objectName: 'Ada',
      changes,
      result: 'done',
      status: null,
    }));
    draw();
    expect(await names()).toEqual(['Removed Ada', 'Took a subscription role from Ada']);
  });

  it('reports impossible days and does not request them', async () => {
    setUp({ start: '2026-06-02', end: '2026-06-01' }).draw();
    expect(await screen.findByText(/The last day is before the first/)).toBeInTheDocument();
    expect((await rows()).length).toBeGreaterThan(10);
  });

  it('exports everything as a file safe for spreadsheets', async () => {
    const { store, tell, draw } = setUp({ kinds: ['group'] });
    const [first] = store.activity.filter(({ objectKind }) => objectKind === 'group');
    Object.assign(first ?? {}, { objectName: '=1+1' });
    const downloads = noteDownloads();
    draw();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('3 lines exported.'));
    const [file] = downloads;
    expect(file?.fileName).toBe('activity.csv');
    const text = await textOf(file?.blob);
    expect(text).toContain(",'=1+1,");
    expect(text).toContain('Description: Builds campaigns → Designers and editors of campaigns');
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  it('reports a failed export', async () => {
    const { answer, tell, draw } = setUp();
    draw();
    await rows();
    answer('get', PATH, 500);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(expect.stringMatching(/could not be exported/), 'NEGATIVE'),
    );
  });

  it('shows an empty state, or a note when the platform keeps no record', async () => {
    const empty = setUp();
    empty.store.activity = [];
    const { unmount } = empty.draw();
    expect(await screen.findByText('No activity yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    const without = setUp();
    without.answer('get', PATH, 404);
    without.draw();
    expect(await screen.findByText('This platform keeps no record')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('offers a retry after a failed load', async () => {
    const { answer, draw } = setUp();
    const end = answer('get', PATH, 500);
    draw();
    expect(await screen.findByText('The activity could not be loaded')).toBeInTheDocument();
    end();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).length).toBeGreaterThan(10);
  });

  it('loads more on request', async () => {
    const { store, draw } = setUp();
    const [first] = store.activity;
    if (!first) throw new Error('The demo has done nothing.');
    store.activity = Array.from({ length: 60 }, (_, index) => ({
      ...first,
      id: `${index}`,
      objectName: `Flyer ${index}`,
    }));
    draw();
    expect(await rows()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

/** Renames a group, by default to another name. */
function Renamer({ name }: { name: string }) {
  const { mutate } = useMutation(userGroupMutations(useApi()).update());
  const id = demoGroupId('aurora', 'Brand guardians');
  return <button onClick={() => mutate({ id, name })}>Rename to {name}</button>;
}

describe('the history of an object', () => {
  const history = (name: string) => (
    <ActivityHistory
      source={AURORA}
      object={objectKey('group', demoGroupId('aurora', name))}
      empty="No activity recorded for this group yet."
      href="/activity"
    />
  );

  it('lists the changes of the object, and links to the rest', async () => {
    start().draw(history('Campaign builders'));
    const section = await screen.findByRole('region', { name: 'History' });
    expect(await within(section).findAllByRole('listitem')).toHaveLength(1);
    expect(within(section).getByRole('link', { name: 'See it in Activity' })).toHaveAttribute(
      'href',
      '/activity',
    );
  });

  it('shows an empty state', async () => {
    start().draw(history('Brand guardians'));
    expect(await screen.findByText('No activity recorded for this group yet.')).toBeInTheDocument();
  });

  it('lists a write at once, and a refused one after the next load', async () => {
    const { client, draw } = start();
    draw(
      <>
        {history('Brand guardians')}
        <Renamer name="Guardians" />
        <Renamer name="Reviewers" />
      </>,
    );
    await screen.findByText('No activity recorded for this group yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Rename to Guardians' }));
    const entry = await screen.findByRole('button', { name: /^Changed user group Guardians/ });
    await userEvent.click(entry);
    expect(screen.getByRole('row', { name: 'Name Brand guardians Guardians' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rename to Reviewers' }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    await client.invalidateQueries();
    expect(await screen.findByText('Refused (409)')).toBeInTheDocument();
  });

  it('is hidden when the platform keeps no record', async () => {
    const stage = start();
    const asked = vi.fn();
    stage.answer('get', PATH, 404, { status: 404 }, asked);
    stage.draw(history('Reviewers'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument());
  });

  it('reports a failed load', async () => {
    const stage = start();
    stage.answer('get', PATH, 500);
    stage.draw(history('Reviewers'));
    expect(await screen.findByText(/The history could not be loaded/)).toBeInTheDocument();
  });
});

import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { brandKitMutations } from '@/api/brand-kits';
import { collectionMutations } from '@/api/collections';
import { connectorMutations, connectorQueries } from '@/api/connectors';
import { dataSetMutations } from '@/api/data-sets';
import { viewPreferenceMutations, workspaceMutations } from '@/api/editor-views';
import { fontMutations } from '@/api/fonts';
import { mediaMutations } from '@/api/media';
import { outputMutations } from '@/api/output';
import { outputSettingMutations } from '@/api/output-settings';
import { projectMutations } from '@/api/projects';
import { templateMutations } from '@/api/templates';
import { environmentSettingsMutations, environmentSettingsQueries } from '@/api/environment-settings';
import { environmentMutations, environmentQueries } from '@/api/environments';
import { migrationMutations, readSignature, userMutations, userQueries } from '@/api/users';
import { userInterfaceMutations } from '@/api/user-interfaces';
import { userGroupMutations, userGroupQueries } from '@/api/user-groups';
import { webHookMutations } from '@/api/web-hooks';
import { createWire } from './wire';

const { api, answer, answerEach, calls, client, write } = createWire();

describe('a write', () => {
  it('R1.02 stays pending until the list shows the change, with any callback of the caller', async () => {
    answer([{ guid: 'e1' }]);
    const list = new QueryObserver(client, environmentQueries(api).list({ subscriptionId: 's1' }));
    const unsubscribe = list.subscribe(() => undefined);
    await vi.waitFor(() => expect(list.getCurrentResult().data).toHaveLength(1));

    answer([{ guid: 'e1' }, { guid: 'e2' }]);
    const onSuccess = vi.fn(() => expect(list.getCurrentResult().data).toHaveLength(2));
    await write(
      { ...environmentMutations(api).create(), onSuccess },
      { subscriptionId: 's1', type: 'sandbox' },
    );
    expect(onSuccess).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('R7.47 a deleted object is not requested again', async () => {
    answer({ id: 'g1' });
    await client.fetchQuery(userGroupQueries(api).detail('g1'));
    answer(undefined, 204);
    await write(userGroupMutations(api).remove(), { id: 'g1' });
    expect(client.getQueryData(userGroupQueries(api).detail('g1').queryKey)).toBeUndefined();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  });

  it('R7.47 a screen that still shows a deleted object does not request it again', async () => {
    answer({ id: 'g1', name: 'Editors' });
    const detail = new QueryObserver(client, userGroupQueries(api).detail('g1'));
    const unsubscribe = detail.subscribe(() => undefined);
    await vi.waitFor(() => expect(detail.getCurrentResult().data?.name).toBe('Editors'));
    const before = calls.length;
    answer(undefined, 204);
    await write(userGroupMutations(api).remove(), { id: 'g1' });
    expect(calls.slice(before).map(({ method }) => method)).toEqual(['DELETE']);
    expect(detail.getCurrentResult().data?.name).toBe('Editors');
    unsubscribe();
  });

  it('R4.02 updates optimistically, and rolls back when the call fails', async () => {
    answer([
      { id: 'u1', status: 'Active' },
      { id: 'u2', status: 'Active' },
    ]);
    const list = new QueryObserver(client, userQueries(api).list('s1'));
    const shown: string[] = [];
    const unsubscribe = list.subscribe(({ data }) => {
      const status = data?.[0]?.status;
      if (status && shown.at(-1) !== status) shown.push(status);
    });
    await vi.waitFor(() => expect(shown).toEqual(['Active']));
    answer({ detail: 'The last one stays.' }, 409);
    const membership = { userId: 'u1', subscriptionId: 's1' };
    await expect(write(userMutations(api).deactivate(), membership)).rejects.toThrow('The last one stays.');
    expect(shown).toEqual(['Active', 'Inactive', 'Active']);
    expect(list.getCurrentResult().data?.[1]?.status).toBe('Active');
    unsubscribe();
  });

  it('R8.11 reports failures globally, except for the name form, uploads, repeated saves and leaving', () => {
    const environment = { guid: 'e1', defaultName: 'aurora', backOfficeUri: '/grafx' };
    const writes = [
      ...Object.values({ ...userMutations(api), updateName: undefined }),
      ...Object.values(migrationMutations(api)),
      ...Object.values(userGroupMutations(api)),
      ...Object.values(connectorMutations(api, environment)),
      ...Object.values({ ...mediaMutations(api, environment), upload: undefined }),
      ...Object.values({ ...templateMutations(api, environment), import: undefined, leave: undefined }),
      ...Object.values({ ...collectionMutations(api, environment), setCover: undefined }),
      ...Object.values(outputMutations(api, environment)),
      ...Object.values(outputSettingMutations(api, environment)),
      ...Object.values({
        ...projectMutations(api, environment),
        save: undefined,
        saveRows: undefined,
        uploadPicture: undefined,
        findMissingPictures: undefined,
      }),
      ...Object.values({ ...brandKitMutations(api, environment), save: undefined }),
      ...Object.values(userInterfaceMutations(api, environment)),
      ...Object.values(dataSetMutations(api, environment)),
      ...Object.values(workspaceMutations(api, environment)),
      ...Object.values(viewPreferenceMutations(api, environment)),
      ...Object.values(webHookMutations(api, environment)),
      ...Object.values(environmentSettingsMutations(api, environment)),
    ].flatMap((write) => (write ? [write()] : []));
    expect(writes.length).toBeGreaterThan(25);
    for (const write of writes) expect(write).not.toHaveProperty('meta');
    const atTheirPlace = [
      userMutations(api).updateName(),
      mediaMutations(api, environment).upload(),
      fontMutations(api, environment).upload(),
      collectionMutations(api, environment).setCover(),
      templateMutations(api, environment).import(),
      templateMutations(api, environment).leave(),
      projectMutations(api, environment).save(),
      projectMutations(api, environment).saveRows(),
      projectMutations(api, environment).uploadPicture(),
      projectMutations(api, environment).findMissingPictures(),
      brandKitMutations(api, environment).save(),
    ];
    for (const { meta } of atTheirPlace) expect(meta).toEqual({ notifyError: false });
  });
});

describe('updating the name', () => {
  const name = { userId: 'u1', firstName: 'Robin', lastName: 'Vale' };

  it('R8.13 an unknown user is reported with its own message', async () => {
    answer({ detail: 'No such user.' }, 404);
    await expect(write(userMutations(api).updateName(), name)).rejects.toThrow(
      'The user details were not found in the system.',
    );
  });

  it('R8.14 any other failure has its own message', async () => {
    answer({ detail: 'The name is locked.' }, 409);
    await expect(write(userMutations(api).updateName(), name)).rejects.toThrow('The name is locked.');
  });
});

describe('inviting many', () => {
  const emails = Array.from({ length: 11 }, (_, index) => `user${index}@demo.test`);
  const model = { subscriptionId: 's1', userEmails: emails, userGroupIds: [] };
  const result = (userEmail: string) => ({ userEmail, status: 'Success', userId: 'u' });

  it('R7.23 sends up to ten addresses in one call', async () => {
    const few = { ...model, userEmails: emails.slice(0, 10) };
    answer({ invitationResults: few.userEmails.map(result) });
    expect(await write(userMutations(api).invite(), few)).toEqual({
      invitationResults: few.userEmails.map(result),
      isTask: false,
    });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/users/invitations', body: few }]);
  });

  it('R3.22 R4.03 H3.29 sends more in a task, with a result for each as soon as there is one', async () => {
    const results = emails.map((address, index) => ({
      address,
      userId: index === 1 ? null : `u${index}`,
      outcome: index === 0 ? 'unchanged' : index < 3 ? 'failed' : 'changed',
      reason: index === 1 || index === 2 ? 'Too busy.' : null,
    }));
    /** Number of results at each read of the progress. */
    const reached = [4, 4, 11];
    let reads = 0;
    answerEach(({ method, path, query }) => {
      if (method === 'POST') return { body: { id: 't1', status: 'Queued' }, status: 202 };
      if (!path.includes('/results'))
        return {
          body: { id: 't1', status: (reads += 1) < reached.length ? 'Running' : 'Finished' },
          status: 200,
        };
      return { body: results.slice(Number(query.offset), reached[reads - 1]), status: 200 };
    });
    const onTask = vi.fn();
    const onResults = vi.fn();
    const outcome = await write(userMutations(api).invite(), { ...model, onTask, onResults });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/subscriptions/s1/user-tasks/invitations',
      body: { userEmails: emails, userGroupIds: [] },
    });
    expect(onTask.mock.calls).toEqual([[{ subscriptionId: 's1', taskId: 't1' }]]);
    expect(onResults.mock.calls.map(([part]) => (part as unknown[]).length)).toEqual([4, 7]);
    expect(outcome).toEqual({
      invitationResults: [
        { userEmail: 'user0@demo.test', status: 'Success', userId: 'u0' },
        { userEmail: 'user1@demo.test', status: 'Failure', userId: null, detail: 'Too busy.' },
        {
          userEmail: 'user2@demo.test',
          status: 'SendingPasswordResetEmailFailure',
          userId: 'u2',
          detail: 'Too busy.',
        },
        ...emails.slice(3).map((email, index) => ({ ...result(email), userId: `u${index + 3}` })),
      ],
      isTask: true,
    });
  });
});

describe('cached data of an environment', () => {
  it('is forgotten when it is deleted, its settings and connectors included', async () => {
    const environment = { guid: 'e1', backOfficeUri: 'http://platform.test/grafx', defaultName: 'print' };
    const connectors = connectorQueries(api, environment).list();
    const { settings, sdkVersions } = environmentSettingsQueries(api);
    answer({ data: [] });
    await client.fetchQuery(connectors);
    answer({ sdkVersionPublic: 'latest' });
    await client.fetchQuery(settings(environment));
    await client.fetchQuery(sdkVersions(environment));
    answer(undefined, 204);
    await write(environmentMutations(api).remove(), { environmentId: 'e1' });
    for (const { queryKey } of [connectors, settings(environment), sdkVersions(environment)])
      expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

describe('environment settings', () => {
  it('R4.35 are requested only for an environment with a defaultName', async () => {
    const queries = environmentSettingsQueries(api);
    for (const nowhere of [
      undefined,
      { guid: 'e1', backOfficeUri: 'http://platform.test/grafx', defaultName: '' },
    ]) {
      for (const query of [queries.settings(nowhere), queries.sdkVersions(nowhere)]) {
        const observer = new QueryObserver(client, query as never);
        observer.subscribe(() => undefined)();
        expect(observer.getCurrentResult().fetchStatus).toBe('idle');
      }
    }
    expect(calls).toEqual([]);
    answer({ sdkVersionPublic: 'latest' });
    const environment = { guid: 'e1', backOfficeUri: 'http://platform.test/grafx', defaultName: 'print' };
    await expect(client.fetchQuery(queries.settings(environment))).resolves.toEqual({
      sdkVersionPublic: 'latest',
    });
  });
});

describe('a signed link', () => {
  it('R7.29 has signature and signatureTimestamp from its query', () => {
    const query = new URLSearchParams('?signature=abc&signatureTimestamp=1735689600&other=1');
    expect(readSignature(query)).toEqual({ signature: 'abc', signatureTimestamp: '1735689600' });
    expect(readSignature(new URLSearchParams())).toEqual({ signature: '', signatureTimestamp: '' });
  });
});

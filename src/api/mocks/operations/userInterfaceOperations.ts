import { itemNameKey } from '@/domain/item-name';
import {
  DEFAULT_KEEPS_NAME,
  DEFAULT_STAYS,
  describeUserInterface,
  isSameUserInterfaceName,
  NO_DEFAULT_USER_INTERFACE,
  readUserInterface,
  refusalOfUsedUserInterface,
  USER_INTERFACE_NAME_TAKEN,
  type UserInterfaceContent,
} from '@/domain/user-interfaces';
import type { SaveUserInterface } from '../../types';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import type { MockUserInterface } from '../mockStore';

/** Returns the user interfaces of the environment. */
export const userInterfacesOf = ({ store, environmentId }: InEnvironment): MockUserInterface[] =>
  store.userInterfaces.filter((row) => row.environmentId === environmentId);

/** Returns the user interface of a collection, otherwise the default one, also if `collectionId` is null. */
export function userInterfaceOf(call: InEnvironment, collectionId: string | null): MockUserInterface {
  const collection = call.store.collections.find(({ id }) => id === collectionId);
  const rows = userInterfacesOf(call);
  const row =
    rows.find(({ id }) => id === collection?.userInterfaceId) ?? rows.find((each) => each.isDefault);
  if (!row) throw new Error(NO_DEFAULT_USER_INTERFACE);
  return row;
}

function requireUserInterface(call: InEnvironment, id: string): MockUserInterface {
  const row = userInterfacesOf(call).find((each) => each.id === id);
  if (!row) throw notFound('user interface');
  return row;
}

function requireContent(call: InEnvironment, body: SaveUserInterface): UserInterfaceContent {
  const { store, environmentId } = call;
  const read = readUserInterface(
    body,
    (id) => store.outputSettings.find((row) => row.environmentId === environmentId && row.id === id)?.type,
  );
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

function requireUserInterfaceName(call: InEnvironment, name: string, own?: MockUserInterface): void {
  const refusal = USER_INTERFACE_NAME_TAKEN;
  requireFreeName({ among: userInterfacesOf(call), name, own, isSame: isSameUserInterfaceName, refusal });
}

/** Describes a user interface without deleted output settings. */
function describe({ store }: InEnvironment, row: MockUserInterface) {
  const dropDeletedSettings = (ids: readonly string[]) =>
    ids.filter((id) => store.outputSettings.some((setting) => setting.id === id));
  const { print, digitalStatic, digitalAnimated } = row.outputSettings;
  return describeUserInterface({
    ...row,
    outputSettings: {
      print: dropDeletedSettings(print),
      digitalStatic: dropDeletedSettings(digitalStatic),
      digitalAnimated: dropDeletedSettings(digitalAnimated),
    },
  });
}

const ONE = '/user-interfaces/{userInterfaceId}';

/** User interfaces of an environment. */
export const userInterfaceOperations = [
  defineEnvironmentOperation('get', '/user-interfaces', 200, (call) => {
    const { rows, ...page } = mockPage('/user-interfaces', call.query, {
      rows: userInterfacesOf(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'name', direction: 'asc' },
    });
    return { ...page, data: rows.map((row) => describe(call, row)) };
  }),
  defineEnvironmentOperation('post', '/user-interfaces', 201, (call) => {
    const content = requireContent(call, call.body);
    requireUserInterfaceName(call, content.name);
    const row: MockUserInterface = {
      id: call.store.nextId('user interface'),
      environmentId: call.environmentId,
      isDefault: false,
      ...content,
      createdAt: call.store.now,
      modifiedAt: call.store.now,
    };
    call.store.userInterfaces.push(row);
    return { data: describe(call, row) };
  }),
  defineEnvironmentOperation('get', ONE, 200, (call) => ({
    data: describe(call, requireUserInterface(call, call.path.userInterfaceId)),
  })),
  defineEnvironmentOperation('put', ONE, 200, (call) => {
    const row = requireUserInterface(call, call.path.userInterfaceId);
    const content = requireContent(call, call.body);
    if (row.isDefault && content.name !== row.name) throw problemOf(DEFAULT_KEEPS_NAME);
    requireUserInterfaceName(call, content.name, row);
    return { data: describe(call, Object.assign(row, content, { modifiedAt: call.store.now })) };
  }),
  defineEnvironmentOperation('delete', ONE, 204, (call) => {
    const row = requireUserInterface(call, call.path.userInterfaceId);
    if (row.isDefault) throw problemOf(DEFAULT_STAYS);
    const using = call.store.collections
      .filter(({ userInterfaceId }) => userInterfaceId === row.id)
      .sort((one, other) => (itemNameKey(one.name) < itemNameKey(other.name) ? -1 : 1));
    if (String(call.query.force) !== 'true')
      refuseIf(refusalOfUsedUserInterface(using.map(({ name }) => name)));
    for (const collection of using) collection.userInterfaceId = null;
    call.store.userInterfaces = call.store.userInterfaces.filter((other) => other !== row);
    return undefined;
  }),
];

import { demoGroupId, demoUserId } from '@/demo';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type StoryStore } from '../support/ScreenState';
import { deniedToDesigner, deniedToUser } from './denied';
import { lengthenEnvironments, lengthenUsers, LONG_NAME, LONG_WORD } from './longNames';
import { changeGroup, previewRemedy, usersAtWork } from './peopleAtWork';
import { queryStates } from './queryStates';

const NO_LIST = leftOut('The page is no list.');
const AS_ON_DETAILS = leftOut('The same call as on the details of the user.');
const USERS = '/user-management/users';
const USER = 'get /subscriptions/{subscriptionId}/users/{userId}';
const BUSY_USER = demoUserId('user.many@demo.test');
const GROUP = demoGroupId('aurora', 'Production team');

/** Removes everyone but the caller. */
function leaveAlone(store: StoryStore): void {
  const own = demoUserId(`${store.persona}@demo.test`);
  store.memberships = store.memberships.filter(({ userId }) => userId === own);
}

/** The users of the subscription. */
export const users = defineScreen({
  title: 'Screens/People/Users',
  path: () => USERS,
  states: {
    ...queryStates('get /subscriptions/{subscriptionId}/users', { shows: 'Loading users' }),
    loaded: { shows: 'content.admin@demo.test' },
    empty: { shows: 'subscription.admin@demo.test', prepare: leaveAlone },
    noMatch: { search: '?q=nobody-at-all', shows: 'No users match' },
    longContent: { shows: LONG_WORD.slice(0, 12), prepare: lengthenUsers },
    denied: deniedToDesigner,
  },
  more: {
    asEnvironmentAdmin: { persona: 'environment.admin', shows: 'content.admin@demo.test' },
    ...usersAtWork,
  },
});

/** Details of a user. */
export const userDetails = defineScreen({
  title: 'Screens/People/User details',
  path: () => `${USERS}/${BUSY_USER}/details`,
  states: {
    ...queryStates(USER, { shows: 'User' }),
    error404: { answers: { [USER]: 404 }, shows: 'This user is not in Aurora' },
    loaded: { shows: 'user.many@demo.test' },
    empty: leftOut('There is no user without details.'),
    noMatch: NO_LIST,
    longContent: { shows: LONG_WORD.slice(0, 12), prepare: lengthenUsers },
    denied: deniedToUser,
  },
});

/** Groups of a user. */
export const userGroups = defineScreen({
  title: 'Screens/People/Groups of the user',
  path: () => `${USERS}/${BUSY_USER}/groups`,
  states: {
    loaded: { shows: 'Reviewers' },
    loading: {
      answers: { 'get /subscriptions/{subscriptionId}/users/{userId}/user-groups': 'never' },
      shows: 'Busy User',
      isBusy: true,
    },
    empty: leftOut('Everybody is in the default group.'),
    noMatch: NO_LIST,
    longContent: {
      shows: LONG_NAME,
      prepare: (store) => store.userGroups.forEach((group) => Object.assign(group, { name: LONG_NAME })),
    },
    error400: AS_ON_DETAILS,
    error403: AS_ON_DETAILS,
    error404: AS_ON_DETAILS,
    error500: AS_ON_DETAILS,
    networkDown: AS_ON_DETAILS,
    denied: deniedToDesigner,
    sessionExpired: AS_ON_DETAILS,
  },
});

/** Roles of a user that do not come from groups. */
export const userIndividualAccess = defineScreen({
  title: 'Screens/People/Individual access of the user',
  path: () => `${USERS}/${BUSY_USER}/individual-access`,
  states: {
    loaded: { shows: 'Aurora sandbox' },
    loading: AS_ON_DETAILS,
    empty: {
      path: () => `${USERS}/${demoUserId('no.role@demo.test')}/individual-access`,
      shows: 'Without Role',
    },
    noMatch: NO_LIST,
    longContent: { shows: LONG_NAME, prepare: lengthenEnvironments },
    error400: AS_ON_DETAILS,
    error403: AS_ON_DETAILS,
    error404: AS_ON_DETAILS,
    error500: AS_ON_DETAILS,
    networkDown: AS_ON_DETAILS,
    denied: deniedToDesigner,
    sessionExpired: AS_ON_DETAILS,
  },
  more: {
    keptOut: {
      path: ({ environmentId }) =>
        `${USERS}/${demoUserId('no.role@demo.test')}/individual-access?may=page.media&in=${environmentId}`,
      shows: 'would be enough',
      play: previewRemedy,
    },
  },
});

/** The user groups of the subscription. */
export const groups = defineScreen({
  title: 'Screens/People/User groups',
  path: () => '/user-management/groups',
  states: {
    ...queryStates('get /user-groups', { shows: 'Loading groups' }),
    loaded: { shows: 'Production team' },
    empty: {
      shows: 'User groups',
      prepare: (store) => {
        store.userGroups = [];
        store.groupRoles = [];
      },
    },
    noMatch: { search: '?q=no-such-group', shows: 'No groups match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.userGroups.forEach((group) =>
          Object.assign(group, { name: LONG_WORD, description: LONG_NAME }),
        ),
    },
    denied: deniedToDesigner,
  },
});

/** One user group. */
export const group = defineScreen({
  title: 'Screens/People/User group',
  path: () => `/user-management/groups/${GROUP}`,
  states: {
    ...queryStates('get /user-groups/{id}', { shows: 'User group' }),
    error404: { answers: { 'get /user-groups/{id}': 404 }, shows: 'This user group is not there' },
    loaded: { shows: 'Production team' },
    empty: {
      shows: 'Production team',
      prepare: (store) => {
        store.groupMembers = [];
        store.groupRoles = [];
      },
    },
    noMatch: { search: '?q=nobody-at-all', shows: 'No members match' },
    longContent: {
      shows: LONG_NAME,
      prepare: (store) => {
        lengthenUsers(store);
        store.userGroups.forEach((row) => Object.assign(row, { name: LONG_NAME, description: LONG_NAME }));
      },
    },
    denied: deniedToDesigner,
  },
  more: {
    defaultGroup: {
      path: () => `/user-management/groups/${demoGroupId('aurora', 'All users')}`,
      shows: 'All users',
    },
    changed: {
      path: () => `/user-management/groups/${GROUP}?tab=access`,
      shows: 'Aurora development',
      play: changeGroup,
    },
  },
});

/** The available roles. */
export const roles = defineScreen({
  title: 'Screens/People/Roles',
  path: () => '/user-management/roles',
  states: {
    ...queryStates('get /roles', { shows: 'Roles' }),
    loaded: { shows: 'Environment Admin' },
    empty: leftOut('The roles are the platform’s own: there are always some.'),
    noMatch: NO_LIST,
    longContent: leftOut('Names of roles are the product’s own.'),
    denied: deniedToDesigner,
  },
});

/** Roles of single users, by environment. */
export const individualAccess = defineScreen({
  title: 'Screens/People/Individual access',
  path: () => '/user-management/individual-access',
  states: {
    ...queryStates('get /subscriptions/{subscriptionId}/environment-roles', { shows: 'Individual access' }),
    loaded: { shows: 'Aurora sandbox' },
    empty: {
      shows: 'Individual access',
      prepare: (store, { subscriptionId }) => {
        store.environments = store.environments.filter((row) => row.subscriptionId !== subscriptionId);
      },
    },
    noMatch: { search: '?q=nowhere', shows: 'No environments match' },
    longContent: { shows: LONG_WORD.slice(0, 12), prepare: lengthenEnvironments },
    denied: deniedToDesigner,
  },
  more: {
    inOneEnvironment: {
      path: ({ environmentId }) => `/user-management/individual-access?environment=${environmentId}`,
      shows: 'Template Designer',
    },
  },
});

/** Domains whose users sign in through their own identity provider. */
export const identityDomains = defineScreen({
  title: 'Screens/People/Sign-in domains',
  path: () => '/user-management/identity-domains',
  states: {
    ...queryStates('get /subscriptions/{subscriptionId}', { shows: 'Sign-in domains' }),
    loaded: { shows: 'sso.demo.test' },
    empty: {
      shows: 'No domains',
      prepare: (store) =>
        store.subscriptions.forEach((row) => Object.assign(row, { externalIdpDomains: [] })),
    },
    noMatch: NO_LIST,
    longContent: {
      shows: 'international.demo.test',
      prepare: (store) =>
        store.subscriptions.forEach((row) =>
          Object.assign(row, {
            externalIdpDomains: ['communication-production-outdoor.international.demo.test'],
          }),
        ),
    },
    denied: deniedToDesigner,
  },
});

function createKeys<const Resource extends string>(resource: Resource) {
  return {
    all: [resource] as const,
    lists: [resource, 'list'] as const,
    list: (...of: readonly unknown[]) => [resource, 'list', ...of] as const,
    details: [resource, 'detail'] as const,
    detail: (id: string, ...part: readonly unknown[]) => [resource, 'detail', id, ...part] as const,
  };
}

/** The keys of all queries, only for the query and mutation factories of this folder. */
export const queryKeys = {
  environments: createKeys('environments'),
  subscriptions: createKeys('subscriptions'),
  users: createKeys('users'),
  userGroups: createKeys('user-groups'),
  integrations: createKeys('integrations'),
  reports: createKeys('reports'),
  roles: createKeys('roles'),
};

/** The part of a key that marks queries of activity. */
export const ACTIVITY = 'activity';

/** Whether a query is of activity, by its key. */
export const isOfActivity = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey.includes(ACTIVITY);

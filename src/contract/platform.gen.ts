// Made from platform.openapi.yaml by `npm run contract`; change the document, not this file.

export interface paths {
    "/environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Environments the caller may see, sorted by name */
        get: operations["listEnvironments"];
        put?: never;
        /**
         * Create an environment in the subscription's region
         * @description For subscription admins. Without a name the platform makes one from the subscription and the type. A name
         *     already used in the subscription, or no sandbox or production environment left in the contract, answers 409.
         */
        post: operations["createEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                environmentId: components["parameters"]["environmentId"];
            };
            cookie?: never;
        };
        /** One environment */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        /**
         * Delete an environment with its integrations and role entries
         * @description For subscription admins. Render usage stays part of the subscription's totals.
         */
        delete: operations["deleteEnvironment"];
        options?: never;
        head?: never;
        /**
         * Rename an environment, or say what it is for
         * @description For subscription admins and admins of the environment; what is left out stays as it is. The technical name stays,
         *     so that addresses and integrations go on working. A name already used in the subscription answers 409. A console
         *     offers it where environments tell their description, null included.
         */
        patch: operations["updateEnvironment"];
        trace?: never;
    };
    "/environments/{environmentId}/renders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                environmentId: components["parameters"]["environmentId"];
            };
            cookie?: never;
        };
        /** Render usage of an environment */
        get: operations["getEnvironmentRenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Integrations of an environment, sorted by name
         * @description For subscription admins and environment admins of the environment, as all calls on integrations.
         */
        get: operations["listIntegrations"];
        put?: never;
        /** Create an integration; the secret is in this answer only */
        post: operations["createIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        /** One integration, without its secret */
        get: operations["getIntegration"];
        /** Update name and description */
        put: operations["updateIntegration"];
        post?: never;
        /** Delete an integration; its secret stops working */
        delete: operations["deleteIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{clientId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        /** Permissions of the integration, sorted */
        get: operations["getIntegrationPermissions"];
        /** Replace the permissions of the integration */
        put: operations["replaceIntegrationPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{clientId}/previous-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the secret before the present one, with the tokens got with it
         * @description Nothing happens where none works any more.
         */
        delete: operations["endPreviousSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{clientId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the secret; the old one stops working at once, or after the time that is asked for */
        post: operations["rotateIntegrationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/available-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Permissions an integration can be given */
        get: operations["listAvailablePermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the platform answers; needs no token and touches no storage */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/total-customer-usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of a client, by subscription
         * @description Covers the client's subscriptions the caller is subscription admin of; none answers 404.
         */
        get: operations["getTotalCustomerUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/total-environment-usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of an environment by day and output name, as a file
         * @description For subscription admins and environment admins of the environment.
         */
        get: operations["getTotalEnvironmentUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/total-studio-usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renders by environment and output name
         * @description Without environmentId, of every environment the caller administers.
         */
        get: operations["getTotalStudioUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/total-subscription-usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of a subscription by month and environment, as a file
         * @description For subscription admins.
         */
        get: operations["getTotalSubscriptionUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles, highest rank first */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscriptions the caller holds any role in, sorted by client and name */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * One subscription with its contract, quota and use
         * @description For subscription admins.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * What was done in the subscription and its environments, newest first
         * @description Every write through either API has an entry, made in the same transaction: who, when, what, on what, what it was
         *     before and after, the request id and how it ended. A write that was let in and then refused or failed has one as
         *     well. Entries can't be changed through any API, and are deleted when they are older than the platform keeps them,
         *     400 days unless it is set otherwise.
         */
        get: operations["listSubscriptionActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/environment-roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Every environment role given in the subscription, to a user or to a group
         * @description Environment admins get the entries of the environments they administer.
         */
        get: operations["listSubscriptionEnvironmentRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/external-idp-domains": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the email domains that sign in through an external identity provider
         * @description For subscription admins. Domains are stored in lower case, sorted and without duplicates.
         */
        put: operations["replaceExternalIdpDomains"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/leftovers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Items of people who are no members any more, sorted by email
         * @description For subscription admins. Each person is listed until all projects are handed over.
         */
        get: operations["listLeftovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say what a render and a gigabyte cost, or that it is not known
         * @description For subscription admins. The platform only keeps them, for a console to tell costs by; without either price there
         *     are none. A console offers it where subscriptions tell their prices, null included.
         */
        put: operations["replacePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/renders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Render usage of a subscription
         * @description For subscription admins.
         */
        get: operations["getSubscriptionRenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/user-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * The caller's latest tasks on many users, newest first
         * @description 20 tasks at most; a task is kept for 30 days.
         */
        get: operations["listUserTasks"];
        put?: never;
        /**
         * Change many users in a task
         * @description Each user is changed by the rules of the single call, and each change is recorded like one of it: `activateUser`,
         *     `deactivateUser`, `addUserToGroups`, `removeUserFromGroups` or `withdrawInvitation`. Environment admins may only
         *     withdraw invitations. The task goes on after the caller has left. A subscription with 5 tasks that have not ended
         *     answers 429.
         */
        post: operations["startUserTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/user-tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        /**
         * The progress of a task on many users
         * @description Subscription admins read the tasks of everybody, others their own.
         */
        get: operations["getUserTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/user-tasks/{taskId}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        /**
         * The result of a task for each user reached so far, in the order of the request
         * @description The header `X-Total-Count` gives the number of all results.
         */
        get: operations["listUserTaskResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/user-tasks/{taskId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a task on many users
         * @description Users changed so far stay changed; `undoUserTask` restores them. A task that has ended answers 409.
         */
        post: operations["stopUserTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/user-tasks/{taskId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the users that a task has changed, in a task
         * @description Restores exactly the users that the task has changed, and leaves those that were changed again since; invitations
         *     that the task has sent are withdrawn. It can be done once, and again after it was stopped. A task that still runs, has changed nobody, has withdrawn invitations,
         *     or undoes another one answers 409.
         */
        post: operations["undoUserTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/user-tasks/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite many addresses in a task
         * @description Each address is invited by the rules of `inviteUsers`, and recorded like one of it; one that has been invited too
         *     often fails by itself. A result names the user once one was added; it failed with a user if only the mail could
         *     not be sent. Undoing the task withdraws the invitations of those whom it has added and who have not accepted.
         *     Inviting the same addresses again sends those that failed. A subscription with 5 tasks that have not ended answers
         *     429.
         */
        post: operations["startInvitationTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Users of a subscription, sorted by email
         * @description For subscription admins and environment admins of any of its environments; the latter see only the role
         *     entries of environments they administer.
         */
        get: operations["listSubscriptionUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** One user of a subscription, with an ETag for a later update of the roles */
        get: operations["getSubscriptionUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/users/{userId}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a member the owner of all projects of another person in the subscription
         * @description For subscription admins. The person may be a member, deactivated or removed. The receiver has to be able to work
         *     on projects in each of the environments, or the answer is 400 and nothing changes.
         */
        post: operations["handOverOwnedItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/users/{userId}/owned-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /**
         * Items in the subscription that belong to one person, who may have been removed
         * @description For subscription admins. It names the projects, whose content stays private to their owner.
         */
        get: operations["getOwnedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}/users/{userId}/user-groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** Groups of the subscription the user is a member of, sorted by name */
        get: operations["listUserGroupsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups of a subscription, the default one first, then by name
         * @description For subscription admins and environment admins; the latter see only the role entries of environments they
         *     administer.
         */
        get: operations["listUserGroups"];
        put?: never;
        /**
         * Create a group
         * @description For subscription admins. A name already used in the subscription, compared without case, answers 409.
         *     TemplateDesigner cannot be given through a group and answers 400.
         */
        post: operations["createUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        /** One group, with an ETag for a later update */
        get: operations["getUserGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description For subscription admins. The default group answers 409.
         */
        delete: operations["deleteUserGroup"];
        options?: never;
        head?: never;
        /**
         * Update a group
         * @description For subscription admins. Fields left out keep their value; environmentRoles replaces the whole list. The
         *     default group keeps its name and description (409). With a stale `If-Match` nothing changes and 412 comes
         *     back.
         */
        patch: operations["updateUserGroup"];
        trace?: never;
    };
    "/user-groups/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        /** Members of the group, sorted by email */
        get: operations["listGroupUsers"];
        put?: never;
        post?: never;
        /**
         * Remove one user from the group
         * @description For subscription admins. Federated users and the default group answer 409.
         */
        delete: operations["removeUserFromGroup"];
        options?: never;
        head?: never;
        /**
         * Add users of the subscription to the group
         * @description For subscription admins. All are added or none. Federated users answer 409.
         */
        patch: operations["addUsersToGroup"];
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the user's name
         * @description For the user, and for whoever is subscription admin of every subscription the user is a member of; otherwise 403.
         *     Users with full access are renamed by nobody else (403). While the user is only invited, 409.
         */
        patch: operations["updateUserName"];
        trace?: never;
    };
    "/users/{userId}/enable-federation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
                 *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
                 *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
                 *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
                 *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
                 *     a used, wrong or expired one, and one for another call, answers 401.
                 */
                signature: components["parameters"]["signature"];
                /**
                 * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
                 *     `updateMigratedUser` for an hour.
                 */
                "signature-timestamp": components["parameters"]["signatureTimestamp"];
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a user to an identity at an external identity provider
         * @description Authorised by the signature. `email` must be the user's when given. The user becomes a federated member of
         *     `subscriptionIds`, which must belong to `customerGuid` when that is given and must list the domain of the
         *     user's email among their external identity-provider domains, proven by the TXT record `_platen.<domain>` with
         *     `platen-subscription=<id of the subscription>`. All sessions of the user end. Without them the present memberships become
         *     federated.
         */
        post: operations["enableFederation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/federated-groups": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
                 *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
                 *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
                 *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
                 *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
                 *     a used, wrong or expired one, and one for another call, answers 401.
                 */
                signature: components["parameters"]["signature"];
                /**
                 * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
                 *     `updateMigratedUser` for an hour.
                 */
                "signature-timestamp": components["parameters"]["signatureTimestamp"];
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the groups a federated user gets from the identity provider
         * @description Authorised by the signature. Each id is the `externalId` of a group in the subscriptions the user is a
         *     federated member of; others are left out of the answer. Groups without an `externalId` are not touched.
         */
        post: operations["updateFederatedGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the invitation of a Pending user
         * @description Answers 409 when the user is no longer Pending. Environment admins withdraw what gives nothing beyond the
         *     environments they administer; otherwise 403.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/manage/email-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /**
         * Whether the user has verified the address
         * @description Authorised by the signature, which may be used again within an hour so that this can be polled.
         */
        get: operations["getEmailStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/manage/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the name of a migrated user
         * @description For the user by token; until their first sign-in also by the signature of the link of their migration, within an
         *     hour of when it was made and more than once. Without either 401.
         */
        put: operations["updateMigratedUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the user, or one subscription role of the user, from a subscription
         * @description For subscription admins. With `role` only that subscription role is taken away. The last active subscription
         *     admin and the caller answer 409. Nothing the user has made is deleted: see `getOwnedItems` and `listLeftovers`.
         */
        delete: operations["removeUserFromSubscription"];
        options?: never;
        head?: never;
        /**
         * Replace the user's subscription roles
         * @description For subscription admins. Answers 409 when all template-designer seats are used, and when it would take the
         *     role from the last active subscription admin or from the caller. With a stale `If-Match` nothing changes and
         *     412 comes back.
         */
        patch: operations["updateSubscriptionRoles"];
        trace?: never;
    };
    "/users/{userId}/subscriptions/{subscriptionId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate the user in this subscription
         * @description For subscription admins. Inactive users become Active; Pending and Blocked ones answer 409.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/subscriptions/{subscriptionId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate the user in this subscription, keeping roles and groups
         * @description For subscription admins. Active users become Inactive. The last active subscription admin and the caller
         *     answer 409.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/subscriptions/{subscriptionId}/environments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the user's individual environment roles
         * @description Subscription admins replace the entries of all environments of the subscription, environment admins those of
         *     the environments they administer; entries outside are refused with 403. With a stale `If-Match` nothing
         *     changes and 412 comes back.
         */
        patch: operations["updateUserEnvironments"];
        trace?: never;
    };
    "/users/{userId}/subscriptions/{subscriptionId}/user-groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the user from groups of the subscription
         * @description For subscription admins. Federated users and the default group answer 409.
         */
        delete: operations["removeUserFromGroups"];
        options?: never;
        head?: never;
        /**
         * Add the user to groups of the subscription
         * @description For subscription admins. Federated users answer 409.
         */
        patch: operations["addUserToGroups"];
        trace?: never;
    };
    "/users/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite up to ten addresses to a subscription
         * @description More than ten addresses are refused with 400; `startInvitationTask` takes more. Each address succeeds or fails by itself.
         *     A new member has the status Pending until the first sign-in, somebody who has an account until they accept;
         *     inviting somebody Pending sends the invitation again. An address that is a member already fails, and so does one
         *     that has been invited too often (five times an hour, twenty times a day by all customers together); when all of
         *     them have been, 429 with `Retry-After`. Environment admins may invite into their environments and into no group
         *     but the default one. An inactive subscription takes no invitations and answers 409.
         */
        post: operations["inviteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invitations/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite one address to the trial environment
         * @description For subscription admins. Answers 409 when the platform has no trial environment.
         */
        post: operations["inviteToTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/manage/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user who comes from an older system
         * @description Authorised by the signature. A user who exists already answers their id without a change. Whoever's address is
         *     not verified yet is sent a mail with a link that verifies it; without that mail nothing is changed (503).
         */
        post: operations["addMigratedUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller
         * @description Answers for every status, so that the console can say why somebody may not enter. The first call of an account
         *     that an invitation has made accepts this invitation; any other waits until it is accepted.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller did, newest first
         * @description In every subscription, those the caller has left included. See `listSubscriptionActivity`.
         */
        get: operations["listMyActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations the caller has not answered, oldest first
         * @description Open to every status.
         */
        get: operations["listMyInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/invitations/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Decline an invitation
         * @description Open to every status. The account stays. Answers 404 when there is no invitation to answer.
         */
        delete: operations["declineInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/invitations/{subscriptionId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Open to every status. Answers 404 when there is no invitation to answer.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of the caller, individual ones and those through groups together */
        get: operations["getMyPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityChange: {
            after: components["schemas"]["ActivityValue"];
            before: components["schemas"]["ActivityValue"];
            field: string;
        };
        /** @description One write, as it was then. Secrets, documents and files are no part of it. */
        ActivityEntry: {
            /** @description Who did it. */
            actor: {
                /** @description The id of a user or the client id of an integration. */
                id: string | null;
                /** @enum {string} */
                kind: "person" | "integration" | "link";
                name: string;
            };
            changes: components["schemas"]["ActivityChange"][];
            environment: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: uuid */
            id: string;
            object: {
                /** @description Null where something was refused before it was there. */
                id: string | null;
                kind: components["schemas"]["ActivityKind"];
                name: string;
            };
            /** @description The operationId of the call. */
            operation: string;
            requestId: string;
            /**
             * @description Refused by a rule or the present state, with a status from 400 on; failed with one from 500 on.
             * @enum {string}
             */
            result: "done" | "refused" | "failed";
            /** @description Of the answer, where it was not done. */
            status: number | null;
            /** Format: date-time */
            time: string;
        };
        /**
         * @description What a write is about.
         * @enum {string}
         */
        ActivityKind: "subscription" | "user" | "group" | "environment" | "integration" | "connector" | "webHook" | "template" | "collection" | "project" | "media" | "folder" | "font" | "fontStyle" | "brandKit" | "outputSetting" | "outputTask" | "userInterface" | "dataSet" | "workspace" | "viewPreference";
        ActivityPage: {
            data: components["schemas"]["ActivityEntry"][];
            links: components["schemas"]["PageLinks"];
            pageSize: number;
        };
        /** @description What people may read of a field; null where there was nothing, or is nothing any more. */
        ActivityValue: string | number | boolean | string[] | null;
        AddMigratedUser: {
            email: components["schemas"]["Email"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
        };
        AuthenticatedUser: {
            avatar: string | null;
            createdAt: components["schemas"]["UnixSeconds"];
            email: string;
            environmentRoles: components["schemas"]["EnvironmentRoleMap"];
            firstName: string | null;
            hasFullAccess: boolean;
            id: components["schemas"]["Guid"];
            isFederated: boolean;
            lastName: string | null;
            /** @description Active when active in any subscription or with full access; otherwise the nearest to it. */
            status: components["schemas"]["UserStatus"];
            subscriptionRoles: components["schemas"]["SubscriptionRoleMap"];
        };
        AvailablePermission: {
            actions: ("list" | "read" | "write" | "animated" | "static")[];
            displayName: string;
            resource: string;
        };
        /** @description Mean of the monthly totals of the last complete calendar months. */
        AverageRenders: {
            /** @description Renders a month, not rounded. */
            average: number;
            /** Format: date */
            endDate: string;
            months: number;
            /** Format: date */
            startDate: string;
        };
        /** @description Bytes. */
        Bytes: number;
        CreateEnvironment: {
            description?: string;
            /** @description Who holds which role in the new environment from the start. */
            environmentRoles?: components["schemas"]["NewEnvironmentRole"][];
            /** Format: name */
            name?: string;
            subscriptionId: components["schemas"]["Guid"];
            /**
             * @description Trial environments are made by the platform only.
             * @enum {string}
             */
            type: "development" | "sandbox" | "production";
        };
        CreateIntegration: {
            description?: string | null;
            environmentId: components["schemas"]["Guid"];
            name: components["schemas"]["IntegrationName"];
        };
        CreateUserGroup: {
            description?: string | null;
            environmentRoles: components["schemas"]["EnvironmentRoleEntry"][];
            name: components["schemas"]["UserGroupName"];
            subscriptionId: components["schemas"]["Guid"];
        };
        CustomerUsage: {
            customerId: components["schemas"]["Guid"];
            customerName: string;
            /** Format: date */
            endDate: string;
            /** Format: date */
            startDate: string;
            subscriptions: components["schemas"]["SubscriptionUsage"][];
            totalRenders: number;
            watermarkedRenders: number;
        };
        /** @enum {string} */
        DeploymentType: "OnPremises" | "Saas";
        DomainList: string[];
        /** @description A local part, @, then a domain or a bracketed IPv4 address. */
        Email: string;
        EmailStatus: {
            isEmailVerified: boolean;
        };
        EnableFederation: {
            customerGuid?: components["schemas"]["Guid"];
            email?: components["schemas"]["Email"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            /** @description The user's id at the identity provider. */
            newUserId: string;
            subscriptionIds?: components["schemas"]["Guid"][];
        };
        Environment: {
            /** @description Base of the environment API, absolute or relative to the platform. */
            backOfficeUri: string;
            guid: components["schemas"]["Guid"];
            id: components["schemas"]["Guid"];
            /** @description Display name. */
            name: string;
            region: components["schemas"]["Region"];
            /** @description Which subscription the environment belongs to (assumed). */
            subscriptionId: components["schemas"]["Guid"];
            /** @description Lower-case letters, digits and hyphens; unique and never changed. That of a new environment carries a mark of its subscription. */
            technicalName: string;
            type: components["schemas"]["EnvironmentType"];
            usedStorage: components["schemas"]["Bytes"];
        };
        EnvironmentDetail: {
            /** @description Base of the environment API, absolute or relative to the platform. */
            backOfficeUri: string;
            /** @description The technical name used in environment API paths. */
            defaultName: string;
            /** @description As given at creation (assumed). */
            description?: string | null;
            guid: components["schemas"]["Guid"];
            id: components["schemas"]["Guid"];
            isGraFxPricebook: boolean;
            /** @description Display name. */
            name: string;
            region: components["schemas"]["Region"];
            /** @description Renders in the current contract year. */
            renders: number;
            /** @description Unix seconds at which storage was measured (assumed). */
            storageAsOf?: number;
            subscriptionId: components["schemas"]["Guid"];
            tenantName: string;
            type: components["schemas"]["EnvironmentType"];
            usedStorage: components["schemas"]["Bytes"];
            usedStorageDetail: components["schemas"]["StorageDetail"];
            /** @description Watermarked renders in the current contract year, counted apart. */
            watermarkedRenders?: number;
        };
        EnvironmentRole: {
            environmentId: components["schemas"]["Guid"];
            userRole: components["schemas"]["EnvironmentRoleCode"];
        };
        /** @enum {string} */
        EnvironmentRoleCode: "EA" | "EU" | "TD" | "CA";
        /** @description An environment role as a request carries it. */
        EnvironmentRoleEntry: {
            environmentId: components["schemas"]["Guid"];
            userRole: components["schemas"]["EnvironmentRoleInput"];
        };
        /** @description Exactly one of userId and userGroupId is not null and tells who holds the role. */
        EnvironmentRoleGrant: {
            environmentId: components["schemas"]["Guid"];
            /** Format: uuid */
            userGroupId: string | null;
            /** Format: uuid */
            userId: string | null;
            userRole: components["schemas"]["EnvironmentRoleCode"];
        };
        /**
         * @description The code or the name.
         * @enum {string}
         */
        EnvironmentRoleInput: "EA" | "EU" | "TD" | "CA" | "EnvironmentAdmin" | "User" | "TemplateDesigner" | "ContentAdministrator";
        /** @description Environment id to roles, individual and through groups; environments without a role are left out. */
        EnvironmentRoleMap: {
            [key: string]: components["schemas"]["EnvironmentRoleCode"][];
        };
        /** @enum {string} */
        EnvironmentType: "development" | "sandbox" | "production" | "trial";
        /** @description An environment with its storage by category (assumed). */
        EnvironmentUsage: components["schemas"]["Environment"] & {
            usedStorageDetail: components["schemas"]["StorageDetail"];
        };
        FederatedGroups: {
            groupIds: string[];
            userEmail: string;
            userId: components["schemas"]["Guid"];
        };
        FieldError: {
            /** @description Where in the body, with dots: `environmentRoles.0.userRole`. */
            field: string;
            message: string;
        };
        /** Format: uuid */
        Guid: string;
        HandOver: {
            /**
             * Format: uuid
             * @description The member who becomes the owner.
             */
            receiverId: string;
        };
        Integration: {
            clientId: string;
            description: string | null;
            environmentId: components["schemas"]["Guid"];
            name: string;
            /** @description The secret before the present one, while it works; left out where none does. */
            previousSecret?: {
                /** @description Unix seconds from which it no longer works. */
                endsAt: number;
                /** @description Unix seconds at which a token was last got with it since it was replaced; null where none was. */
                lastUsedAt: number | null;
            };
        };
        /**
         * Format: name
         * @description Trimmed before it is stored; unique in the environment, compared without case (409).
         */
        IntegrationName: string;
        /**
         * @description Resource, colon, action.
         * @enum {string}
         */
        IntegrationPermission: "font:list" | "font:read" | "font:write" | "media:list" | "media:read" | "media:write" | "myproject:list" | "myproject:read" | "myproject:write" | "output:animated" | "output:static" | "template:list" | "template:read" | "template:write" | "template_collection:list" | "template_collection:read" | "template_collection:write";
        IntegrationPermissions: {
            permissions: components["schemas"]["IntegrationPermission"][];
        };
        IntegrationSecret: {
            /** @description Shown once; the platform keeps only a hash. */
            clientSecret: string;
        };
        IntegrationWithSecret: components["schemas"]["Integration"] & components["schemas"]["IntegrationSecret"];
        InvitationResult: {
            /** @description Why it failed (assumed). */
            detail?: string;
            status: components["schemas"]["InvitationStatus"];
            userEmail: string;
            /**
             * Format: uuid
             * @description Null on Failure.
             */
            userId: string | null;
        };
        InvitationResults: {
            invitationResults: components["schemas"]["InvitationResult"][];
        };
        /**
         * @description SendingPasswordResetEmailFailure means that the user exists but the mail could not be sent.
         * @enum {string}
         */
        InvitationStatus: "Success" | "Failure" | "SendingPasswordResetEmailFailure";
        InviteToTrial: {
            email: components["schemas"]["Email"];
        };
        InviteUsers: {
            environments?: components["schemas"]["EnvironmentRoleEntry"][];
            subscriptionId: components["schemas"]["Guid"];
            /** @description Between one and ten; an address that is none fails by itself in the results. */
            userEmails: string[];
            userGroupIds: components["schemas"]["Guid"][];
        };
        License: {
            coresTotal: number;
            coresUsed: number;
            id: components["schemas"]["Guid"];
            licenseType: string;
            url: string;
        };
        MigratedUser: {
            userId: components["schemas"]["Guid"];
        };
        MyInvitation: {
            clientName: string;
            /**
             * Format: int64
             * @description Unix seconds.
             */
            invitedAt: number;
            subscriptionId: components["schemas"]["Guid"];
            /** @description The display name where there is one. */
            subscriptionName: string;
        };
        /** @description A role for a user or for a group of the subscription; give one of the two ids (assumed). */
        NewEnvironmentRole: {
            userGroupId?: components["schemas"]["Guid"];
            userId?: components["schemas"]["Guid"];
            userRole: components["schemas"]["EnvironmentRoleInput"];
        };
        OwnedItems: {
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @description Output tasks the person has started. */
            outputTaskCount: number;
            projectCount: number;
            /** @description Those changed last, 20 at most. */
            projects: components["schemas"]["OwnedProject"][];
            /** Format: uuid */
            userId: string;
        };
        OwnedProject: {
            /** Format: uuid */
            environmentId: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        PageLinks: {
            /** @description The path and query of the next page; missing on the last one. */
            nextPage?: string;
        };
        Permissions: {
            /** @description Ids of the active subscriptions the caller holds any role in. */
            activeSubscriptions: components["schemas"]["Guid"][];
            environmentRoles: components["schemas"]["EnvironmentRoleMap"];
            hasFullAccess: boolean;
            subscriptionRoles: components["schemas"]["SubscriptionRoleMap"];
        };
        /**
         * Format: name
         * @description Trimmed before it is stored.
         */
        PersonName: string;
        Ping: {
            /** @enum {string} */
            status: "ok";
        };
        Prices: {
            /** @description By ISO 4217, such as EUR. */
            currency: string;
            /** @description Of storing a gigabyte, 10⁹ bytes, for a month; null where it is not known. */
            perGigabyte: number | null;
            /** @description Of one render that counts towards the contract; null where it is not known. */
            perRender: number | null;
        };
        /** @description An error. */
        Problem: {
            /** @description The reason, for programs. */
            code?: number | string;
            /** @description What happened and what to do, fit to be shown. */
            detail: string;
            /** @description Faults of single fields. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The field or variable whose value is refused. */
            field?: string;
            /** @description The path of the call. */
            instance: string;
            /** @description The number of the record at fault, from 1. */
            record?: number;
            /** @description Names the call in the platform's log. */
            requestId?: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The kind of problem, the same for each occurrence. */
            title: string;
            /** @description A URI reference that names the kind of problem. */
            type: string;
        };
        /** @enum {string} */
        Region: "EA" | "EU" | "CA";
        /**
         * @description Calendar periods in UTC, or environment, or output name (`name`).
         * @enum {string}
         */
        RenderGroupBy: "day" | "month" | "year" | "environment" | "name";
        RendersByEnvironment: {
            environmentId: components["schemas"]["Guid"];
            /** @description Display name of the environment when it was last known. */
            name: string;
            renders: number;
            watermarkedRenders: number;
        };
        RendersByName: {
            /** @description Output name. */
            name: string;
            renders: number;
            watermarkedRenders: number;
        };
        RenderUsage: {
            /**
             * Format: date
             * @description First day of the period.
             */
            date: string;
            /** @description By output name, most first. */
            details?: components["schemas"]["RendersByName"][];
            /** @description By environment, most first; of a subscription only. */
            environments?: components["schemas"]["RendersByEnvironment"][];
            /** @description Without watermarked ones. */
            totalRenders: number;
            /** @description Counted apart (assumed). */
            watermarkedRenders: number;
        };
        Role: {
            code: components["schemas"]["RoleCode"];
            name: components["schemas"]["RoleName"];
            rank: number;
        };
        /**
         * @description FA full access, SA subscription admin, EA environment admin, EU end user ("User"), SU support user,
         *     TD template designer, CA content administrator.
         * @enum {string}
         */
        RoleCode: "FA" | "SA" | "EA" | "EU" | "SU" | "TD" | "CA";
        /** @enum {string} */
        RoleName: "FullAccess" | "SubscriptionAdmin" | "EnvironmentAdmin" | "User" | "SupportUser" | "TemplateDesigner" | "ContentAdministrator";
        StartInvitationTask: {
            environments?: components["schemas"]["EnvironmentRoleEntry"][];
            /** @description An address that is none, or is given twice, fails by itself in the results. */
            userEmails: string[];
            userGroupIds: components["schemas"]["Guid"][];
        };
        StartUserTask: {
            /**
             * Format: uuid
             * @description The group of `addToGroup` and `removeFromGroup`; not to be given otherwise.
             */
            groupId?: string;
            kind: components["schemas"]["UserChangeKind"];
            userIds: components["schemas"]["Guid"][];
        };
        /** @description Bytes by category; the sum is the used storage. */
        StorageDetail: {
            assets: components["schemas"]["Bytes"];
            backup: components["schemas"]["Bytes"];
            cache: components["schemas"]["Bytes"];
            documents: components["schemas"]["Bytes"];
            fonts: components["schemas"]["Bytes"];
            other: components["schemas"]["Bytes"];
        };
        StudioEnvironmentUsage: {
            details: components["schemas"]["RendersByName"][];
            environmentId: components["schemas"]["Guid"];
            name: string;
            subscriptionId: components["schemas"]["Guid"];
            totalRenders: number;
            watermarkedRenders: number;
        };
        StudioUsage: {
            /** Format: date */
            endDate: string;
            environments: components["schemas"]["StudioEnvironmentUsage"][];
            /** Format: date */
            startDate: string;
            totalRenders: number;
            watermarkedRenders: number;
        };
        Subscription: {
            clientId: components["schemas"]["Guid"];
            clientName: string;
            displayName: string | null;
            guid: components["schemas"]["Guid"];
            id: components["schemas"]["Guid"];
            isActive: boolean;
            isGraFxPricebook: boolean;
            name: string;
            pricebookVersion: string;
            subscriptionType: components["schemas"]["DeploymentType"];
        };
        SubscriptionDetail: {
            /** @description Only with avgPerMonths (assumed). */
            averageRenders?: components["schemas"]["AverageRenders"];
            backOfficeUri: string;
            billingClientContact: string | null;
            clientId: components["schemas"]["Guid"];
            clientName: string;
            displayName: string | null;
            /**
             * Format: date
             * @description Null while the contract is open.
             */
            endDate: string | null;
            environments: components["schemas"]["EnvironmentUsage"][];
            /** @description Email domains that sign in through an external identity provider (assumed). */
            externalIdpDomains: components["schemas"]["DomainList"];
            id: components["schemas"]["Guid"];
            isGraFxPricebook: boolean;
            licenses: components["schemas"]["License"][];
            /** @description Renders a year by contract. */
            maxRenders: number;
            maxStorage: components["schemas"]["Bytes"];
            /** @description Null for no limit. */
            maxTemplates: number | null;
            name: string;
            /** @description Active subscription admins. */
            noOfActiveSAUsers: number;
            /** @description Subscription admins of any status. */
            noOfSAUsers: number;
            /** @description Internal to the provider; null for all but full access. */
            notes: string | null;
            pricebookVersion: string;
            /** @description Null while nobody has said what anything costs; left out by a platform that keeps no prices. */
            prices?: components["schemas"]["Prices"] | null;
            region: components["schemas"]["Region"];
            /** @description Unix seconds up to which renders are counted (assumed). */
            rendersAsOf?: number;
            /** Format: date */
            startDate: string;
            /** @enum {string} */
            status: "Active" | "Inactive";
            /** @description Unix seconds at which storage was measured (assumed). */
            storageAsOf?: number;
            storageUsed: components["schemas"]["Bytes"];
            subscriptionTier: string;
            subscriptionType: components["schemas"]["DeploymentType"];
            templateDesignerSeatsTotal: number;
            /** @description Users who hold TemplateDesigner in the subscription or in any of its environments. */
            templateDesignerSeatsUsed: number;
            tenantInformation: components["schemas"]["TenantInformation"];
            tenantName: string;
            /** @description Renders in the current contract year. */
            usedRenders: number;
            /** @description Counted apart, same period (assumed). */
            watermarkedRenders?: number;
        };
        /**
         * @description SA subscription admin, TD template designer in all environments (takes a seat), SU support user.
         * @enum {string}
         */
        SubscriptionRoleCode: "SA" | "TD" | "SU";
        /**
         * @description The code or the name.
         * @enum {string}
         */
        SubscriptionRoleInput: "SA" | "TD" | "SU" | "SubscriptionAdmin" | "TemplateDesigner" | "SupportUser";
        /** @description Subscription id to roles; subscriptions without a role are left out. */
        SubscriptionRoleMap: {
            [key: string]: components["schemas"]["SubscriptionRoleCode"][];
        };
        SubscriptionUsage: {
            name: string;
            storageUsed: components["schemas"]["Bytes"];
            subscriptionId: components["schemas"]["Guid"];
            totalRenders: number;
            usersCount: number;
            watermarkedRenders: number;
        };
        TenantInformation: {
            productionEnvironmentsTotal: number;
            productionEnvironmentsUsed: number;
            sandboxEnvironmentsTotal: number;
            sandboxEnvironmentsUsed: number;
        };
        /** @description Unix seconds. */
        UnixSeconds: number;
        UpdateEnvironment: {
            description?: string | null;
            /** Format: name */
            name?: string;
        };
        UpdateFederatedGroups: {
            groupIds: string[];
            userEmail: components["schemas"]["Email"];
        };
        UpdateIntegration: {
            description: string | null;
            name: components["schemas"]["IntegrationName"];
        };
        UpdateSubscriptionRoles: {
            subscriptionRoles: components["schemas"]["SubscriptionRoleInput"][];
        };
        UpdateUserEnvironments: {
            environmentRoles: components["schemas"]["EnvironmentRoleEntry"][];
        };
        UpdateUserGroup: {
            description?: string | null;
            environmentRoles?: components["schemas"]["EnvironmentRoleEntry"][];
            name: components["schemas"]["UserGroupName"];
        };
        UpdateUserName: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
        };
        /** @description A user as a member of one subscription. */
        User: {
            /** @description Address of a picture. */
            avatar: string | null;
            createdAt: components["schemas"]["UnixSeconds"];
            email: string;
            /** @description Individual roles, without those through groups. */
            environmentRoles: components["schemas"]["EnvironmentRole"][];
            firstName: string | null;
            hasFullAccess: boolean;
            id: components["schemas"]["Guid"];
            /** @description Signs in through an external identity provider. */
            isFederated: boolean;
            lastName: string | null;
            /** @description Unix seconds; null before the first sign-in. */
            lastSeen: number | null;
            /**
             * @description 0 invited by an administrator, 1 through an external identity provider.
             * @enum {integer}
             */
            membershipType: 0 | 1;
            status: components["schemas"]["UserStatus"];
            /** @description Roles in this subscription. */
            subscriptionRoles: components["schemas"]["SubscriptionRoleCode"][];
            /** @description Groups of this subscription the user is a member of, the default one left out (assumed). */
            userGroupIds: components["schemas"]["Guid"][];
        };
        /**
         * @description A kind of task on users who are members already.
         * @enum {string}
         */
        UserChangeKind: "activate" | "deactivate" | "addToGroup" | "removeFromGroup" | "withdrawInvitation";
        /** @description The same fields as in a list; a call for one user answers 404 rather than less. */
        UserDetail: components["schemas"]["User"];
        UserGroup: {
            description: string | null;
            environmentRoles: components["schemas"]["EnvironmentRole"][];
            /** @description The group's id at an external identity provider. */
            externalId: string | null;
            id: components["schemas"]["Guid"];
            /** @description Every user of the subscription is a member; cannot be renamed or deleted. */
            isDefault: boolean;
            name: string;
            subscriptionId: components["schemas"]["Guid"];
            usersCount: number;
        };
        UserGroupIds: {
            userGroupIds: components["schemas"]["Guid"][];
        };
        /**
         * Format: name
         * @description Trimmed before it is stored.
         */
        UserGroupName: string;
        UserIds: {
            userIds: components["schemas"]["Guid"][];
        };
        /**
         * @description Of the membership in a subscription; compared without case.
         * @enum {string}
         */
        UserStatus: "Active" | "Blocked" | "Pending" | "Inactive";
        UserTask: {
            changed: number;
            /** @description Unix time, in seconds. */
            createdAt: number;
            /** @description Why the platform stopped it; null when somebody did. */
            detail: string | null;
            /** @description Users or addresses with a result, whatever that is. */
            done: number;
            /** @description Unix time, in seconds. */
            endedAt: number | null;
            failed: number;
            /**
             * Format: uuid
             * @description The group that users are put into or taken out of.
             */
            groupId: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["UserTaskKind"];
            /** @enum {string} */
            status: "Waiting" | "Running" | "Finished" | "Stopped";
            /** @description Users or addresses it is about. */
            total: number;
            /**
             * Format: uuid
             * @description The task that takes its changes back, unless that was stopped.
             */
            undoneBy: string | null;
            /**
             * Format: uuid
             * @description The task whose changes it takes back.
             */
            undoOf: string | null;
        };
        /** @enum {string} */
        UserTaskKind: "activate" | "deactivate" | "addToGroup" | "removeFromGroup" | "withdrawInvitation" | "invite";
        /**
         * @description Unchanged users already were what the task makes them, or were changed again before an undo.
         * @enum {string}
         */
        UserTaskOutcome: "changed" | "unchanged" | "failed";
        UserTaskResult: {
            /** @description The invited address, as in the request; null unless the task invites. */
            address: string | null;
            outcome: components["schemas"]["UserTaskOutcome"];
            /** @description Why a user is not changed. */
            reason: string | null;
            /**
             * Format: uuid
             * @description Null for an address that was not invited.
             */
            userId: string | null;
        };
    };
    responses: {
        /** @description The integration, without its secret. */
        Integration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Integration"];
            };
        };
        /** @description The permissions. */
        IntegrationPermissions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IntegrationPermissions"];
            };
        };
        /** @description What became of each address, in the order given. */
        InvitationResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvitationResults"];
            };
        };
        /** @description What went wrong. */
        Problem: {
            headers: {
                /** @description The rest of it, such as `"requests";r=2999;t=60`: 2,999 requests left in the next 60 seconds. */
                RateLimit?: string;
                /** @description The limit, such as `"requests";q=3000;w=60`: 3,000 requests in 60 seconds. */
                "RateLimit-Policy"?: string;
                /** @description Of 429 and 503, the seconds after which it is worth to ask again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description By `day`, `month` or `year`: one entry a period, oldest first, periods without renders included. By
         *     `environment` or `name`: one entry a group, most renders first, dated with the first day of the range.
         */
        RenderUsage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RenderUsage"][];
            };
        };
        /**
         * @description A file with a header row: UTF-8 CSV, or a workbook of one sheet. No cell of text is run as a formula by a
         *     spreadsheet.
         */
        ReportFile: {
            headers: {
                /** @description Names the file. */
                "Content-Disposition"?: string;
                /** @description How many rows there are under the header. */
                "X-Total-Count"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        /** @description The user as a member of this subscription. */
        User: {
            headers: {
                /**
                 * @description Changes with every change of the roles of their own the caller may see; send it as `If-Match` when
                 *     updating them.
                 */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserDetail"];
            };
        };
        /** @description The group. */
        UserGroup: {
            headers: {
                /** @description Changes with every change of name, description or roles; send it as `If-Match` when updating. */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserGroup"];
            };
        };
        /** @description The groups. */
        UserGroups: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserGroup"][];
            };
        };
        /** @description The users. */
        Users: {
            headers: {
                /** @description How many users the whole list has. */
                "X-Total-Count"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"][];
            };
        };
        /** @description The task. */
        UserTask: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserTask"];
            };
        };
    };
    parameters: {
        /** @description 1 to 100 ids of users, or client ids of integrations, separated by commas. */
        activityActor: string;
        /** @description Last day; not before the first. */
        activityEnd: string;
        /** @description Kinds of things, see `ActivityKind`, separated by commas. */
        activityKind: string;
        /**
         * @description 1 to 100 things, each as its kind and id, such as `template:5e1c…`, separated by commas. What was done to one of them
         *     together with others counts as well.
         */
        activityObject: string;
        /** @description What names of things begin with. Neither case nor accents count. */
        activitySearch: string;
        /** @description First day. */
        activityStart: string;
        /** @description The integration's client id. */
        clientId: string;
        environmentId: components["schemas"]["Guid"];
        /** @description The console sends `year` when nothing is chosen. */
        groupBy: components["schemas"]["RenderGroupBy"];
        /** @description Most entries to answer; without it all. */
        limit: number;
        /**
         * @description That of the link of the migration, as `addMigratedUser` takes it. The specification names no such header for this
         *     call; a platform that follows it to the letter ignores it.
         */
        migrationSignature: string;
        /** @description Unix seconds at which the signature was made. */
        migrationSignatureTimestamp: number;
        /** @description As the page before gives it in its link to the next one. */
        nextPageToken: string;
        /** @description Entries to skip from the start. */
        offset: number;
        /** @description Most entries of a page. */
        pageLimit: number;
        /** @description Last day; without it today. */
        rangeEnd: string;
        /** @description First day; without it the first day with renders. */
        rangeStart: string;
        /** @description Last day; not before the first. */
        reportEnd: string;
        /** @description Comma-separated values, or a workbook (assumed). Comma-separated values unless given. */
        reportFormat: "csv" | "xlsx";
        /** @description First day. */
        reportStart: string;
        /** @description The ETag of the user as the caller read it. */
        rolesIfMatch: string;
        /**
         * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
         *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
         *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
         *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
         *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
         *     a used, wrong or expired one, and one for another call, answers 401.
         */
        signature: string;
        /**
         * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
         *     `updateMigratedUser` for an hour.
         */
        signatureTimestamp: number;
        subscriptionId: components["schemas"]["Guid"];
        subscriptionIdQuery: components["schemas"]["Guid"];
        userGroupId: components["schemas"]["Guid"];
        userId: components["schemas"]["Guid"];
        userTaskId: components["schemas"]["Guid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listEnvironments: {
        parameters: {
            query?: {
                /** @description Only environments whose name or technical name equals this, compared without case. */
                environmentName?: string;
                /** @description Only environments of this subscription; one the caller cannot see answers 404. */
                subscriptionId?: components["schemas"]["Guid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The environments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEnvironment"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new environment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentDetail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                environmentId: components["parameters"]["environmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentDetail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                environmentId: components["parameters"]["environmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                environmentId: components["parameters"]["environmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEnvironment"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The environment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentDetail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEnvironmentRenders: {
        parameters: {
            query: {
                /** @description Last day; without it today. */
                endDate?: components["parameters"]["rangeEnd"];
                /** @description The console sends `year` when nothing is chosen. */
                groupBy: components["parameters"]["groupBy"];
                /** @description First day; without it the first day with renders. */
                startDate?: components["parameters"]["rangeStart"];
            };
            header?: never;
            path: {
                environmentId: components["parameters"]["environmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["RenderUsage"];
            default: components["responses"]["Problem"];
        };
    };
    listIntegrations: {
        parameters: {
            query: {
                environmentId: components["schemas"]["Guid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The integrations, without secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIntegration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The integration with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationWithSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["Integration"];
            default: components["responses"]["Problem"];
        };
    };
    updateIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIntegration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["Integration"];
            default: components["responses"]["Problem"];
        };
    };
    deleteIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getIntegrationPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["IntegrationPermissions"];
            default: components["responses"]["Problem"];
        };
    };
    replaceIntegrationPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationPermissions"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["IntegrationPermissions"];
            default: components["responses"]["Problem"];
        };
    };
    endPreviousSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It no longer works. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    rotateIntegrationSecret: {
        parameters: {
            query?: {
                /** @description Seconds for which the old secret goes on working beside the new one. */
                keepPreviousSeconds?: 0 | 3600 | 86400 | 604800;
            };
            header?: never;
            path: {
                /** @description The integration's client id. */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new secret, in this answer only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAvailablePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The permissions, by resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailablePermission"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTotalCustomerUsages: {
        parameters: {
            query: {
                /** @description The client's id, as `clientId` of a subscription. */
                customerId: components["schemas"]["Guid"];
                /** @description Last day; not before the first. */
                endDate: components["parameters"]["reportEnd"];
                /** @description First day. */
                startDate: components["parameters"]["reportStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerUsage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTotalEnvironmentUsages: {
        parameters: {
            query: {
                /** @description Last day; not before the first. */
                endDate: components["parameters"]["reportEnd"];
                environmentId: components["schemas"]["Guid"];
                /** @description Comma-separated values, or a workbook (assumed). Comma-separated values unless given. */
                format?: components["parameters"]["reportFormat"];
                /** @description First day. */
                startDate: components["parameters"]["reportStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["ReportFile"];
            default: components["responses"]["Problem"];
        };
    };
    getTotalStudioUsages: {
        parameters: {
            query: {
                /** @description Last day; not before the first. */
                endDate: components["parameters"]["reportEnd"];
                environmentId?: components["schemas"]["Guid"];
                /** @description First day. */
                startDate: components["parameters"]["reportStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioUsage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTotalSubscriptionUsages: {
        parameters: {
            query: {
                /** @description Last day; not before the first. */
                endDate: components["parameters"]["reportEnd"];
                /** @description Comma-separated values, or a workbook (assumed). Comma-separated values unless given. */
                format?: components["parameters"]["reportFormat"];
                /** @description First day. */
                startDate: components["parameters"]["reportStart"];
                subscriptionId: components["parameters"]["subscriptionIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["ReportFile"];
            default: components["responses"]["Problem"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /** @description Adds `averageRenders` over this many complete calendar months before the current one. */
                avgPerMonths?: number;
            };
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptionActivity: {
        parameters: {
            query?: {
                /** @description 1 to 100 ids of users, or client ids of integrations, separated by commas. */
                actor?: components["parameters"]["activityActor"];
                /** @description Last day; not before the first. */
                endDate?: components["parameters"]["activityEnd"];
                /** @description Only what was done in this environment. */
                environmentId?: components["schemas"]["Guid"];
                /** @description Kinds of things, see `ActivityKind`, separated by commas. */
                kind?: components["parameters"]["activityKind"];
                /** @description Most entries of a page. */
                limit?: components["parameters"]["pageLimit"];
                /** @description As the page before gives it in its link to the next one. */
                nextPageToken?: components["parameters"]["nextPageToken"];
                /**
                 * @description 1 to 100 things, each as its kind and id, such as `template:5e1c…`, separated by commas. What was done to one of them
                 *     together with others counts as well.
                 */
                object?: components["parameters"]["activityObject"];
                /** @description What names of things begin with. Neither case nor accents count. */
                search?: components["parameters"]["activitySearch"];
                /** @description First day. */
                startDate?: components["parameters"]["activityStart"];
            };
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of writes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptionEnvironmentRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The role grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentRoleGrant"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replaceExternalIdpDomains: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainList"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The domains as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listLeftovers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The items, by person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedItems"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replacePrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prices"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The prices as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prices"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSubscriptionRenders: {
        parameters: {
            query: {
                /** @description Last day; without it today. */
                endDate?: components["parameters"]["rangeEnd"];
                /** @description The console sends `year` when nothing is chosen. */
                groupBy: components["parameters"]["groupBy"];
                /** @description First day; without it the first day with renders. */
                startDate?: components["parameters"]["rangeStart"];
                /**
                 * @description Keeps the groups with the most renders in the range: that many entries when grouped by `environment` or
                 *     `name`, else that many lines in the details of each entry.
                 */
                top?: number;
            };
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["RenderUsage"];
            default: components["responses"]["Problem"];
        };
    };
    listUserTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTask"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startUserTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartUserTask"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            202: components["responses"]["UserTask"];
            default: components["responses"]["Problem"];
        };
    };
    getUserTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserTask"];
            default: components["responses"]["Problem"];
        };
    };
    listUserTaskResults: {
        parameters: {
            query?: {
                /** @description Most entries to answer; without it all. */
                limit?: components["parameters"]["limit"];
                /** @description Entries to skip from the start. */
                offset?: components["parameters"]["offset"];
                /** @description Only results with this outcome. */
                outcome?: components["schemas"]["UserTaskOutcome"];
            };
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The results. */
            200: {
                headers: {
                    /** @description Number of results in the whole list. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTaskResult"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    stopUserTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserTask"];
            default: components["responses"]["Problem"];
        };
    };
    undoUserTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                taskId: components["parameters"]["userTaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            202: components["responses"]["UserTask"];
            default: components["responses"]["Problem"];
        };
    };
    startInvitationTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartInvitationTask"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            202: components["responses"]["UserTask"];
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptionUsers: {
        parameters: {
            query?: {
                /** @description Most entries to answer; without it all. */
                limit?: components["parameters"]["limit"];
                /** @description Entries to skip from the start. */
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["Users"];
            default: components["responses"]["Problem"];
        };
    };
    getSubscriptionUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    handOverOwnedItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Handed over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getOwnedItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedItems"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUserGroupsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserGroups"];
            default: components["responses"]["Problem"];
        };
    };
    listUserGroups: {
        parameters: {
            query: {
                subscriptionId: components["parameters"]["subscriptionIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserGroups"];
            default: components["responses"]["Problem"];
        };
    };
    createUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserGroup"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: components["responses"]["UserGroup"];
            default: components["responses"]["Problem"];
        };
    };
    getUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserGroup"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the group as the caller read it. */
                "If-Match"?: string;
            };
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserGroup"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserGroup"];
            default: components["responses"]["Problem"];
        };
    };
    listGroupUsers: {
        parameters: {
            query?: {
                /** @description Most entries to answer; without it all. */
                limit?: components["parameters"]["limit"];
                /** @description Entries to skip from the start. */
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["Users"];
            default: components["responses"]["Problem"];
        };
    };
    removeUserFromGroup: {
        parameters: {
            query: {
                userId: components["schemas"]["Guid"];
            };
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    addUsersToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["userGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["UserGroup"];
            default: components["responses"]["Problem"];
        };
    };
    updateUserName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Updated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    enableFederation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
                 *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
                 *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
                 *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
                 *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
                 *     a used, wrong or expired one, and one for another call, answers 401.
                 */
                signature: components["parameters"]["signature"];
                /**
                 * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
                 *     `updateMigratedUser` for an hour.
                 */
                "signature-timestamp": components["parameters"]["signatureTimestamp"];
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableFederation"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Linked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateFederatedGroups: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
                 *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
                 *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
                 *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
                 *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
                 *     a used, wrong or expired one, and one for another call, answers 401.
                 */
                signature: components["parameters"]["signature"];
                /**
                 * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
                 *     `updateMigratedUser` for an hour.
                 */
                "signature-timestamp": components["parameters"]["signatureTimestamp"];
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFederatedGroups"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The groups the user is now a member of through the identity provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FederatedGroups"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query: {
                subscriptionId: components["parameters"]["subscriptionIdQuery"];
            };
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Withdrawn; the user is no longer a member of the subscription. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getEmailStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
                 *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
                 *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
                 *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
                 *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
                 *     a used, wrong or expired one, and one for another call, answers 401.
                 */
                signature: components["parameters"]["signature"];
                /**
                 * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
                 *     `updateMigratedUser` for an hour.
                 */
                "signature-timestamp": components["parameters"]["signatureTimestamp"];
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateMigratedUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description That of the link of the migration, as `addMigratedUser` takes it. The specification names no such header for this
                 *     call; a platform that follows it to the letter ignores it.
                 */
                signature?: components["parameters"]["migrationSignature"];
                /** @description Unix seconds at which the signature was made. */
                "signature-timestamp"?: components["parameters"]["migrationSignatureTimestamp"];
            };
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Updated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    removeUserFromSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The member who becomes the owner of all projects of the user in the subscription. Without it they stay with
                 *     the account, which is kept for them. Not with `role`.
                 */
                handOverTo?: string;
                role?: components["schemas"]["SubscriptionRoleInput"];
            };
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSubscriptionRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the user as the caller read it. */
                "If-Match"?: components["parameters"]["rolesIfMatch"];
            };
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubscriptionRoles"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    updateUserEnvironments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the user as the caller read it. */
                "If-Match"?: components["parameters"]["rolesIfMatch"];
            };
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserEnvironments"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    removeUserFromGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserGroupIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    addUserToGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserGroupIds"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["User"];
            default: components["responses"]["Problem"];
        };
    };
    inviteUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUsers"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["InvitationResults"];
            default: components["responses"]["Problem"];
        };
    };
    inviteToTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToTrial"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["InvitationResults"];
            default: components["responses"]["Problem"];
        };
    };
    addMigratedUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lower-case hex HMAC-SHA256 of lines joined by a line feed: the signature timestamp; the method; the path below
                 *     the address of this API, as it is called; the lower-case hex SHA-256 of the body as canonical JSON (RFC 8785).
                 *     The key is HKDF-SHA256 of the secret shared with the platform, without salt, for `platen signed-call`, 32 bytes.
                 *     The link of a migration is signed for `POST`, `/users/manage/add` and a body of the email alone, in lower case:
                 *     the name is what the person says; `getEmailStatus` takes the same signature. A change accepts a signature once;
                 *     a used, wrong or expired one, and one for another call, answers 401.
                 */
                signature: components["parameters"]["signature"];
                /**
                 * @description Unix seconds at which the signature was made; accepted for five minutes either way, by `getEmailStatus` and
                 *     `updateMigratedUser` for an hour.
                 */
                "signature-timestamp": components["parameters"]["signatureTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMigratedUser"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The user's id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigratedUser"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyActivity: {
        parameters: {
            query?: {
                /** @description Last day; not before the first. */
                endDate?: components["parameters"]["activityEnd"];
                /** @description Kinds of things, see `ActivityKind`, separated by commas. */
                kind?: components["parameters"]["activityKind"];
                /** @description Most entries of a page. */
                limit?: components["parameters"]["pageLimit"];
                /** @description As the page before gives it in its link to the next one. */
                nextPageToken?: components["parameters"]["nextPageToken"];
                /**
                 * @description 1 to 100 things, each as its kind and id, such as `template:5e1c…`, separated by commas. What was done to one of them
                 *     together with others counts as well.
                 */
                object?: components["parameters"]["activityObject"];
                /** @description What names of things begin with. Neither case nor accents count. */
                search?: components["parameters"]["activitySearch"];
                /** @description First day. */
                startDate?: components["parameters"]["activityStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of writes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyInvitation"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Declined; nothing of the invitation is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["parameters"]["subscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Accepted; the caller is an active member of the subscription. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getMyPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}

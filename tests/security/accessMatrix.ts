/**
 * The permissions of accounts on calls, written by hand from section 6 of the specification, its readings and the role
 * matrix of the domain, not computed by the code under test. Every call is made once about objects of Aurora (GraFx
 * price book) and once about objects of Borealis (older price book); an account without any role there is a foreign
 * one.
 *
 * `+` it succeeds · `3` 403: may see it, but not do this · `4` 404: as if it did not exist · `1` 401: the signature
 * decides, and there is no valid one · `9` 409: permitted, but a rule of the current state forbids it
 */
export const ACCOUNTS = [
  'full.access',
  'subscription.admin',
  'environment.admin',
  'template.designer',
  'content.admin',
  'content.admin.classic',
  'user',
  'user.many',
  'no.role',
  'inactive',
  'new.user',
] as const;

/** One column for each of these accounts, in order. */
export interface MatrixRow {
  operation: string;
  aurora: string;
  borealis: string;
}

const row = (operation: string, aurora: string, borealis: string): MatrixRow => ({
  operation,
  aurora,
  borealis,
});

// Roles by account, in Aurora: all, SA, EA, TD, CA, none, EU, EU, member without a role, deactivated, EU.
// In Borealis: all, SA, none, none, none, CA and none for the rest.

/** Users with any role there. */
const anyone = (operation: string) => row(operation, '+++++4++43+', '++444+44434');
/** Subscription admins and admins of an environment: the pages of users, settings and reports. */
const admins = (operation: string) => row(operation, '+++33433433', '++444344434');
/** Subscription admins only: the subscription itself, its groups, its members. */
const owners = (operation: string) => row(operation, '++333433433', '++444344434');
/** Subscription admins; other admins may access only tasks they started. */
const starters = (operation: string) => row(operation, '++433433433', '++444344434');
/** Every role of an environment except plain user. */
const makers = (operation: string) => row(operation, '+++++433433', '++444+44434');
/** Template designers, and with the older price book content administrators. */
const designers = (operation: string) => row(operation, '+33+3433433', '+3444+44434');
/** Template designers only. */
const collectors = (operation: string) => row(operation, '+33+3433433', '+3444344434');
/** Users of fonts and brand kits: content administrators only with the older price book. */
const typographers = (operation: string) => row(operation, '++++3433433', '++444+44434');
/** Users who decide which outputs are offered. */
const outputManagers = (operation: string) => row(operation, '++++3433433', '++444344434');
/** Users who may see output tasks; all others see only their own. */
const outputReaders = (operation: string) => row(operation, '++++4444434', '++444444434');
/** The owner of a project: a plain user in Aurora, a content administrator in Borealis. No role replaces that. */
const ownersOfProject = (operation: string) => row(operation, '444444+4434', '44444+44434');
/** All active users: about the caller, or the same for all. */
const everybody = (operation: string) => row(operation, '+++++++++3+', '+++++++++3+');
/** Only about the caller, and so open to deactivated users too. */
const oneself = (operation: string) => row(operation, '+++++++++++', '+++++++++++');
/** The signature of a link decides, not a token. */
const signed = (operation: string) => row(operation, '11111111111', '11111111111');

/** Every operation of the management API. */
export const PLATFORM_MATRIX: readonly MatrixRow[] = [
  anyone('listEnvironments'),
  owners('createEnvironment'),
  anyone('getEnvironment'),
  admins('updateEnvironment'),
  owners('deleteEnvironment'),
  admins('getEnvironmentRenders'),
  everybody('listSubscriptions'),
  owners('getSubscription'),
  owners('getSubscriptionRenders'),
  admins('listSubscriptionUsers'),
  admins('getSubscriptionUser'),
  admins('listUserGroupsOfUser'),
  owners('getOwnedItems'),
  owners('handOverOwnedItems'),
  owners('listLeftovers'),
  admins('listUserTasks'),
  owners('startUserTask'),
  admins('startInvitationTask'),
  starters('getUserTask'),
  starters('listUserTaskResults'),
  starters('stopUserTask'),
  starters('undoUserTask'),
  admins('listSubscriptionEnvironmentRoles'),
  owners('listSubscriptionActivity'),
  owners('replaceExternalIdpDomains'),
  owners('replacePrices'),
  admins('inviteUsers'),
  // The trial belongs to none of these: any subscription admin may invite to it.
  row('inviteToTrial', '++333333333', '++333333333'),
  oneself('getMe'),
  oneself('getMyPermissions'),
  everybody('listMyActivity'),
  oneself('listMyInvitations'),
  // None of these has an invitation to their own or a foreign subscription.
  row('acceptInvitation', '44444444444', '44444444444'),
  row('declineInvitation', '44444444444', '44444444444'),
  signed('enableFederation'),
  signed('updateFederatedGroups'),
  signed('addMigratedUser'),
  signed('getEmailStatus'),
  // Open by the random id until the first sign-in; later only to the user, who is none of these accounts. The token is
  // optional: that of a deactivated user counts as none.
  row('updateMigratedUser', '44444444414', '44444444414'),
  admins('withdrawInvitation'),
  // The address names no subscription, so a user whom the caller may not rename is not visible to them.
  row('updateUserName', '++444444434', '++444444434'),
  owners('activateUser'),
  owners('deactivateUser'),
  owners('removeUserFromSubscription'),
  owners('updateSubscriptionRoles'),
  admins('updateUserEnvironments'),
  owners('addUserToGroups'),
  owners('removeUserFromGroups'),
  admins('listUserGroups'),
  owners('createUserGroup'),
  admins('getUserGroup'),
  owners('updateUserGroup'),
  owners('deleteUserGroup'),
  admins('listGroupUsers'),
  owners('addUsersToGroup'),
  owners('removeUserFromGroup'),
  everybody('listAvailablePermissions'),
  admins('listIntegrations'),
  admins('createIntegration'),
  admins('getIntegration'),
  admins('updateIntegration'),
  admins('deleteIntegration'),
  admins('getIntegrationPermissions'),
  admins('replaceIntegrationPermissions'),
  admins('rotateIntegrationSecret'),
  admins('endPreviousSecret'),
  // A customer has several subscriptions; a user who administers none of them sees none.
  row('getTotalCustomerUsages', '++444444434', '++444444434'),
  admins('getTotalEnvironmentUsages'),
  admins('getTotalStudioUsages'),
  owners('getTotalSubscriptionUsages'),
  everybody('listRoles'),
  oneself('ping'),
];

/** Every operation of the environments' own API. */
export const ENVIRONMENT_MATRIX: readonly MatrixRow[] = [
  anyone('getSettings'),
  admins('updateSettings'),
  anyone('listAvailableSdkVersions'),
  anyone('listConnectors'),
  admins('createConnector'),
  admins('updateConnector'),
  admins('removeConnector'),
  makers('listConnectorAssets'),
  // For a user interface, which every role may see; other objects require access to them and to their uses.
  anyone('listUses'),
  admins('listEnvironmentActivity'),
  outputManagers('listWebHooks'),
  admins('createWebHook'),
  admins('updateWebHook'),
  admins('deleteWebHook'),
  admins('rotateWebHookSecret'),
  admins('testWebHook'),
  outputManagers('listWebHookDeliveries'),
  admins('retryWebHookDelivery'),
  anyone('getConnectorPicture'),
  // For a media connector.
  row('listConnectorRows', '99999433433', '99444944434'),
  row('listConnectorFonts', '99999433433', '99444944434'),
  row('uploadConnectorFont', '99993433433', '99444944434'),
  // The environment's own media have no sign-in; users who may not list media do not learn even that.
  row('getConnectorSession', '99999433433', '99444944434'),
  row('openConnectorSession', '99999433433', '99444944434'),
  row('endConnectorSession', '99999433433', '99444944434'),
  makers('listTemplates'),
  designers('createTemplate'),
  makers('getTemplate'),
  designers('saveTemplate'),
  designers('deleteTemplate'),
  makers('downloadTemplate'),
  designers('importTemplate'),
  makers('archiveTemplate'),
  makers('getTemplateFont'),
  makers('getTemplatePicture'),
  anyone('listTemplateCollections'),
  collectors('createTemplateCollection'),
  anyone('getTemplateCollection'),
  collectors('updateTemplateCollection'),
  collectors('deleteTemplateCollection'),
  collectors('addToTemplateCollection'),
  collectors('renameInTemplateCollection'),
  collectors('removeFromTemplateCollection'),
  anyone('previewInTemplateCollection'),
  anyone('getCollectionCover'),
  collectors('saveCollectionCover'),
  collectors('deleteCollectionCover'),
  anyone('listProjects'),
  anyone('createProject'),
  ownersOfProject('getProject'),
  ownersOfProject('renameProject'),
  ownersOfProject('deleteProject'),
  ownersOfProject('duplicateProject'),
  ownersOfProject('handOverProject'),
  ownersOfProject('getProjectDocument'),
  ownersOfProject('saveProjectDocument'),
  ownersOfProject('getProjectRows'),
  ownersOfProject('saveProjectRows'),
  ownersOfProject('previewProject'),
  ownersOfProject('getProjectUserInterface'),
  ownersOfProject('getProjectFont'),
  ownersOfProject('getProjectPicture'),
  ownersOfProject('findMissingPictures'),
  ownersOfProject('listProjectPictures'),
  ownersOfProject('uploadProjectPicture'),
  ownersOfProject('listProjectDataRows'),
  // A media connector has no rows, even for the project's owner.
  row('listProjectConnectorRows', '44444444434', '44444444434'),
  makers('listMedia'),
  makers('uploadMedia'),
  makers('createMediaFolder'),
  makers('getMediaFolder'),
  makers('updateMediaFolder'),
  makers('deleteMediaFolder'),
  anyone('getMedia'),
  makers('updateMedia'),
  makers('deleteMedia'),
  anyone('downloadMedia'),
  anyone('previewMedia'),
  anyone('getMediaVision'),
  makers('saveMediaVision'),
  anyone('getPictureVision'),
  anyone('findVision'),
  makers('previewTemplate'),
  makers('listTemplateVersions'),
  makers('previewTemplateVersion'),
  designers('restoreTemplateVersion'),
  designers('announceTemplateEditor'),
  designers('leaveTemplateEditor'),
  makers('listBrandKits'),
  typographers('createBrandKit'),
  makers('getBrandKit'),
  typographers('saveBrandKit'),
  typographers('deleteBrandKit'),
  makers('listFontFamilies'),
  typographers('deleteFontFamilies'),
  makers('listFontStyles'),
  typographers('deleteFontStyles'),
  typographers('uploadFonts'),
  typographers('correctFonts'),
  typographers('removeUploadedFonts'),
  typographers('confirmFonts'),
  typographers('downloadUploadedFont'),
  anyone('getFontStyle'),
  anyone('downloadFontStyle'),
  anyone('previewFontStyle'),
  makers('startOutput'),
  outputManagers('listOutputTasks'),
  outputReaders('getOutputTask'),
  // It has ended, and has not failed.
  row('cancelOutputTask', '99994444434', '99444444434'),
  row('restartOutputTask', '99994444434', '99444444434'),
  outputReaders('getOutputReport'),
  outputReaders('downloadOutput'),
  anyone('listOutputSettings'),
  anyone('getOutputSetting'),
  outputManagers('createOutputSetting'),
  outputManagers('saveOutputSetting'),
  outputManagers('deleteOutputSetting'),
  anyone('listUserInterfaces'),
  outputManagers('createUserInterface'),
  anyone('getUserInterface'),
  outputManagers('saveUserInterface'),
  outputManagers('deleteUserInterface'),
  makers('listDataSets'),
  makers('createDataSet'),
  makers('getDataSet'),
  makers('renameDataSet'),
  makers('deleteDataSet'),
  makers('listDataRows'),
  makers('listWorkspaces'),
  makers('createWorkspace'),
  makers('saveWorkspace'),
  makers('deleteWorkspace'),
  makers('listViewPreferences'),
  makers('createViewPreference'),
  makers('saveViewPreference'),
  makers('deleteViewPreference'),
];

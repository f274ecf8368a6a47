/**
 * Who may call what, written by hand from section 6 of the specification, its readings and the role matrix of the
 * domain, and not worked out by the code under test. Every call is made once about things of Aurora (GraFx price book)
 * and once about things of Borealis (older price book); an account without any role there is a foreign one.
 *
 * `+` it succeeds · `3` 403: knows of it, may not do this · `4` 404: as if it did not exist · `1` 401: the signature
 * decides, and there is none that holds · `9` 409: may, but a rule of the present state forbids it
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

/** A column each for these accounts, in their order. */
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

/** Whoever holds a role there. */
const anyone = (operation: string) => row(operation, '+++++4++43+', '++444+44434');
/** Subscription admins and whoever administers an environment: the pages of users, settings and reports. */
const admins = (operation: string) => row(operation, '+++33433433', '++444344434');
/** Subscription admins only: the subscription itself, its groups, its members. */
const owners = (operation: string) => row(operation, '++333433433', '++444344434');
/** Every role of an environment but plain user. */
const makers = (operation: string) => row(operation, '+++++433433', '++444+44434');
/** Template designers, and where the older price book holds content administrators. */
const designers = (operation: string) => row(operation, '+33+3433433', '+3444+44434');
/** Template designers alone. */
const collectors = (operation: string) => row(operation, '+33+3433433', '+3444344434');
/** Whoever works with fonts and brand kits: content administrators only where the older price book holds. */
const typographers = (operation: string) => row(operation, '++++3433433', '++444+44434');
/** Whoever decides what is offered as output. */
const outputManagers = (operation: string) => row(operation, '++++3433433', '++444344434');
/** Whoever may see output tasks; everybody else knows of their own alone. */
const outputReaders = (operation: string) => row(operation, '++++4444434', '++444444434');
/** Whose a project is: a plain user in Aurora, a content administrator in Borealis. No role makes up for it. */
const ownersOfProject = (operation: string) => row(operation, '444444+4434', '44444+44434');
/** Everybody who is not deactivated: about the caller, or the same for all. */
const everybody = (operation: string) => row(operation, '+++++++++3+', '+++++++++3+');
/** About the caller alone, and so open to the deactivated as well. */
const oneself = (operation: string) => row(operation, '+++++++++++', '+++++++++++');
/** No token decides, but the signature of a link. */
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
  owners('listUserTasks'),
  owners('startUserTask'),
  owners('getUserTask'),
  owners('listUserTaskResults'),
  owners('stopUserTask'),
  owners('undoUserTask'),
  admins('listSubscriptionEnvironmentRoles'),
  owners('listSubscriptionActivity'),
  owners('replaceExternalIdpDomains'),
  owners('replacePrices'),
  admins('inviteUsers'),
  // The trial is nobody's of these: whoever is subscription admin anywhere invites to it.
  row('inviteToTrial', '++333333333', '++333333333'),
  oneself('getMe'),
  oneself('getMyPermissions'),
  everybody('listMyActivity'),
  oneself('listMyInvitations'),
  // Nobody of these is invited to what is theirs or foreign.
  row('acceptInvitation', '44444444444', '44444444444'),
  row('declineInvitation', '44444444444', '44444444444'),
  signed('enableFederation'),
  signed('updateFederatedGroups'),
  signed('addMigratedUser'),
  signed('getEmailStatus'),
  // Open by the random id until the first sign-in; later to nobody but the user, who is none of these accounts.
  // The token is welcome, not required: that of somebody deactivated counts as none.
  row('updateMigratedUser', '44444444414', '44444444414'),
  admins('withdrawInvitation'),
  // The address names no subscription, so somebody one may not rename is nobody one may know of.
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
  // A customer is several subscriptions; whoever administers none of them is told of none.
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
  // Of a user interface, which anyone may see; of other things it is for those who may see these and what uses them.
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
  // Of a connector of media.
  row('listConnectorRows', '99999433433', '99444944434'),
  row('listConnectorFonts', '99999433433', '99444944434'),
  row('uploadConnectorFont', '99993433433', '99444944434'),
  // Nobody signs in to the environment's own media; whoever may not list media is not told even that.
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
  ownersOfProject('previewProject'),
  ownersOfProject('getProjectUserInterface'),
  ownersOfProject('getProjectFont'),
  ownersOfProject('getProjectPicture'),
  ownersOfProject('listProjectPictures'),
  ownersOfProject('uploadProjectPicture'),
  ownersOfProject('listProjectDataRows'),
  // A connector of media is none to have rows from, whoever's the project is.
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

/** The kinds of things that writes are about. */
export const ACTIVITY_KINDS = [
  'subscription',
  'user',
  'group',
  'environment',
  'integration',
  'connector',
  'webHook',
  'template',
  'collection',
  'project',
  'media',
  'folder',
  'font',
  'fontStyle',
  'brandKit',
  'outputSetting',
  'outputTask',
  'userInterface',
  'dataSet',
  'workspace',
  'viewPreference',
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

interface Write {
  /** What it is about. */
  readonly kind: ActivityKind;
  /** What was done, as words before the kind and the name: "Renamed" template "Poster". */
  readonly words: string;
}

const on = <Kind extends ActivityKind>(kind: Kind, words: string) => ({ kind, words }) as const;

/** Every write of the management API that is recorded, by its operation. */
export const MANAGEMENT_WRITES = {
  createEnvironment: on('environment', 'Created'),
  updateEnvironment: on('environment', 'Changed'),
  deleteEnvironment: on('environment', 'Deleted'),
  replaceExternalIdpDomains: on('subscription', 'Set the sign-in domains of'),
  replacePrices: on('subscription', 'Set the prices of'),
  inviteUsers: on('user', 'Invited'),
  inviteToTrial: on('user', 'Invited to the trial'),
  acceptInvitation: on('user', 'Accepted the invitation of'),
  declineInvitation: on('user', 'Declined the invitation of'),
  withdrawInvitation: on('user', 'Withdrew the invitation of'),
  updateUserName: on('user', 'Renamed'),
  enableFederation: on('user', 'Linked to an identity provider'),
  updateFederatedGroups: on('user', 'Took over the groups of'),
  addMigratedUser: on('user', 'Moved here'),
  updateMigratedUser: on('user', 'Named'),
  activateUser: on('user', 'Activated'),
  deactivateUser: on('user', 'Deactivated'),
  removeUserFromSubscription: on('user', 'Removed'),
  handOverOwnedItems: on('user', 'Handed over the projects of'),
  updateSubscriptionRoles: on('user', 'Set the subscription roles of'),
  updateUserEnvironments: on('user', 'Set the environment roles of'),
  addUserToGroups: on('user', 'Added to groups'),
  removeUserFromGroups: on('user', 'Removed from groups'),
  createUserGroup: on('group', 'Created'),
  updateUserGroup: on('group', 'Changed'),
  deleteUserGroup: on('group', 'Deleted'),
  addUsersToGroup: on('group', 'Added users to'),
  removeUserFromGroup: on('group', 'Removed a user from'),
  createIntegration: on('integration', 'Created'),
  updateIntegration: on('integration', 'Changed'),
  deleteIntegration: on('integration', 'Deleted'),
  replaceIntegrationPermissions: on('integration', 'Set the permissions of'),
  rotateIntegrationSecret: on('integration', 'Rotated the secret of'),
  endPreviousSecret: on('integration', 'Ended the previous secret of'),
} as const satisfies Readonly<Record<string, Write>>;

/** Every write of the environment API that is recorded, by its operation. */
export const ENVIRONMENT_WRITES = {
  updateSettings: on('environment', 'Changed the settings of'),
  createConnector: on('connector', 'Added'),
  updateConnector: on('connector', 'Changed'),
  removeConnector: on('connector', 'Removed'),
  uploadConnectorFont: on('connector', 'Fetched a font from'),
  openConnectorSession: on('connector', 'Signed in to'),
  endConnectorSession: on('connector', 'Signed out of'),
  createTemplate: on('template', 'Created'),
  importTemplate: on('template', 'Imported'),
  saveTemplate: on('template', 'Saved'),
  deleteTemplate: on('template', 'Deleted'),
  restoreTemplateVersion: on('template', 'Restored a version of'),
  createTemplateCollection: on('collection', 'Created'),
  updateTemplateCollection: on('collection', 'Changed'),
  deleteTemplateCollection: on('collection', 'Deleted'),
  saveCollectionCover: on('collection', 'Set the cover of'),
  deleteCollectionCover: on('collection', 'Removed the cover of'),
  addToTemplateCollection: on('collection', 'Added a template to'),
  renameInTemplateCollection: on('collection', 'Renamed a template in'),
  removeFromTemplateCollection: on('collection', 'Removed a template from'),
  createProject: on('project', 'Started'),
  renameProject: on('project', 'Renamed'),
  deleteProject: on('project', 'Deleted'),
  duplicateProject: on('project', 'Duplicated'),
  handOverProject: on('project', 'Handed over'),
  saveProjectDocument: on('project', 'Saved'),
  uploadProjectPicture: on('project', 'Uploaded a picture to'),
  confirmFonts: on('font', 'Added styles to'),
  deleteFontFamilies: on('font', 'Deleted'),
  deleteFontStyles: on('fontStyle', 'Deleted'),
  createBrandKit: on('brandKit', 'Created'),
  saveBrandKit: on('brandKit', 'Saved'),
  deleteBrandKit: on('brandKit', 'Deleted'),
  uploadMedia: on('media', 'Uploaded'),
  updateMedia: on('media', 'Changed'),
  deleteMedia: on('media', 'Deleted'),
  saveMediaVision: on('media', 'Set the subject area of'),
  createMediaFolder: on('folder', 'Created'),
  updateMediaFolder: on('folder', 'Changed'),
  deleteMediaFolder: on('folder', 'Deleted'),
  startOutput: on('outputTask', 'Started'),
  cancelOutputTask: on('outputTask', 'Cancelled'),
  restartOutputTask: on('outputTask', 'Restarted'),
  createOutputSetting: on('outputSetting', 'Created'),
  saveOutputSetting: on('outputSetting', 'Saved'),
  deleteOutputSetting: on('outputSetting', 'Deleted'),
  createUserInterface: on('userInterface', 'Created'),
  saveUserInterface: on('userInterface', 'Saved'),
  deleteUserInterface: on('userInterface', 'Deleted'),
  createDataSet: on('dataSet', 'Uploaded'),
  renameDataSet: on('dataSet', 'Renamed'),
  deleteDataSet: on('dataSet', 'Deleted'),
  createWorkspace: on('workspace', 'Created'),
  saveWorkspace: on('workspace', 'Saved'),
  deleteWorkspace: on('workspace', 'Deleted'),
  createViewPreference: on('viewPreference', 'Created'),
  saveViewPreference: on('viewPreference', 'Saved'),
  deleteViewPreference: on('viewPreference', 'Deleted'),
  createWebHook: on('webHook', 'Created'),
  updateWebHook: on('webHook', 'Changed'),
  deleteWebHook: on('webHook', 'Deleted'),
  rotateWebHookSecret: on('webHook', 'Rotated the secret of'),
  testWebHook: on('webHook', 'Tested'),
  retryWebHookDelivery: on('webHook', 'Sent a message again to'),
} as const satisfies Readonly<Record<string, Write>>;

/** Calls that are no reads and are not recorded, each with the reason. */
export const UNRECORDED: Readonly<Record<string, string>> = {
  startUserTask: 'each change the task makes is recorded by itself, as activateUser or deactivateUser',
  undoUserTask: 'each change the task takes back is recorded by itself, as activateUser or deactivateUser',
  stopUserTask: 'ends a task whose changes so far are recorded',
  announceTemplateEditor: 'says where a template is open, and is forgotten within a minute',
  leaveTemplateEditor: 'takes back what announceTemplateEditor says',
  uploadFonts: 'keeps files for a day; confirmFonts is what adds them, and is recorded',
  correctFonts: 'changes the names of such files before they are added',
  removeUploadedFonts: 'drops such files before they are added',
  findVision: 'answers about a picture and keeps nothing of it',
};

export type ManagementWrite = keyof typeof MANAGEMENT_WRITES;
export type EnvironmentWrite = keyof typeof ENVIRONMENT_WRITES;

const WRITES: Readonly<Record<string, Write>> = { ...MANAGEMENT_WRITES, ...ENVIRONMENT_WRITES };

/** What a recorded operation does and to what kind of thing; `undefined` for one that is not recorded. */
export const writeOf = (operation: string): Write | undefined =>
  Object.hasOwn(WRITES, operation) ? WRITES[operation] : undefined;

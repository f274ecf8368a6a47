/** The kinds of objects that writes concern. */
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
  /** The kind of its object. */
  readonly kind: ActivityKind;
  /** The write in words, before the kind and the name: "Renamed" template "Poster". */
  readonly words: string;
}

const defineWrite = <Kind extends ActivityKind>(kind: Kind, words: string) => ({ kind, words }) as const;

/** All recorded writes of the management API, by operation. */
export const MANAGEMENT_WRITES = {
  createEnvironment: defineWrite('environment', 'Created'),
  updateEnvironment: defineWrite('environment', 'Changed'),
  deleteEnvironment: defineWrite('environment', 'Deleted'),
  replaceExternalIdpDomains: defineWrite('subscription', 'Set the sign-in domains of'),
  replacePrices: defineWrite('subscription', 'Set the prices of'),
  inviteUsers: defineWrite('user', 'Invited'),
  inviteToTrial: defineWrite('user', 'Invited to the trial'),
  acceptInvitation: defineWrite('user', 'Accepted the invitation of'),
  declineInvitation: defineWrite('user', 'Declined the invitation of'),
  withdrawInvitation: defineWrite('user', 'Withdrew the invitation of'),
  updateUserName: defineWrite('user', 'Renamed'),
  enableFederation: defineWrite('user', 'Linked to an identity provider'),
  updateFederatedGroups: defineWrite('user', 'Took over the groups of'),
  addMigratedUser: defineWrite('user', 'Moved here'),
  updateMigratedUser: defineWrite('user', 'Named'),
  activateUser: defineWrite('user', 'Activated'),
  deactivateUser: defineWrite('user', 'Deactivated'),
  removeUserFromSubscription: defineWrite('user', 'Removed'),
  handOverOwnedItems: defineWrite('user', 'Handed over the projects of'),
  updateSubscriptionRoles: defineWrite('user', 'Set the subscription roles of'),
  updateUserEnvironments: defineWrite('user', 'Set the environment roles of'),
  addUserToGroups: defineWrite('user', 'Added to groups'),
  removeUserFromGroups: defineWrite('user', 'Removed from groups'),
  createUserGroup: defineWrite('group', 'Created'),
  updateUserGroup: defineWrite('group', 'Changed'),
  deleteUserGroup: defineWrite('group', 'Deleted'),
  addUsersToGroup: defineWrite('group', 'Added users to'),
  removeUserFromGroup: defineWrite('group', 'Removed a user from'),
  createIntegration: defineWrite('integration', 'Created'),
  updateIntegration: defineWrite('integration', 'Changed'),
  deleteIntegration: defineWrite('integration', 'Deleted'),
  replaceIntegrationPermissions: defineWrite('integration', 'Set the permissions of'),
  rotateIntegrationSecret: defineWrite('integration', 'Rotated the secret of'),
  endPreviousSecret: defineWrite('integration', 'Ended the previous secret of'),
} as const satisfies Readonly<Record<string, Write>>;

/** All recorded writes of the environment API, by operation. */
export const ENVIRONMENT_WRITES = {
  updateSettings: defineWrite('environment', 'Changed the settings of'),
  createConnector: defineWrite('connector', 'Added'),
  updateConnector: defineWrite('connector', 'Changed'),
  removeConnector: defineWrite('connector', 'Removed'),
  uploadConnectorFont: defineWrite('connector', 'Fetched a font from'),
  openConnectorSession: defineWrite('connector', 'Signed in to'),
  endConnectorSession: defineWrite('connector', 'Signed out of'),
  createTemplate: defineWrite('template', 'Created'),
  importTemplate: defineWrite('template', 'Imported'),
  saveTemplate: defineWrite('template', 'Saved'),
  deleteTemplate: defineWrite('template', 'Deleted'),
  restoreTemplateVersion: defineWrite('template', 'Restored a version of'),
  createTemplateCollection: defineWrite('collection', 'Created'),
  updateTemplateCollection: defineWrite('collection', 'Changed'),
  deleteTemplateCollection: defineWrite('collection', 'Deleted'),
  saveCollectionCover: defineWrite('collection', 'Set the cover of'),
  deleteCollectionCover: defineWrite('collection', 'Removed the cover of'),
  addToTemplateCollection: defineWrite('collection', 'Added a template to'),
  renameInTemplateCollection: defineWrite('collection', 'Renamed a template in'),
  removeFromTemplateCollection: defineWrite('collection', 'Removed a template from'),
  createProject: defineWrite('project', 'Started'),
  renameProject: defineWrite('project', 'Renamed'),
  deleteProject: defineWrite('project', 'Deleted'),
  duplicateProject: defineWrite('project', 'Duplicated'),
  handOverProject: defineWrite('project', 'Handed over'),
  saveProjectDocument: defineWrite('project', 'Saved'),
  saveProjectRows: defineWrite('project', 'Saved the rows of'),
  uploadProjectPicture: defineWrite('project', 'Uploaded a picture to'),
  confirmFonts: defineWrite('font', 'Added styles to'),
  deleteFontFamilies: defineWrite('font', 'Deleted'),
  deleteFontStyles: defineWrite('fontStyle', 'Deleted'),
  createBrandKit: defineWrite('brandKit', 'Created'),
  saveBrandKit: defineWrite('brandKit', 'Saved'),
  deleteBrandKit: defineWrite('brandKit', 'Deleted'),
  uploadMedia: defineWrite('media', 'Uploaded'),
  updateMedia: defineWrite('media', 'Changed'),
  deleteMedia: defineWrite('media', 'Deleted'),
  saveMediaVision: defineWrite('media', 'Set the subject area of'),
  createMediaFolder: defineWrite('folder', 'Created'),
  updateMediaFolder: defineWrite('folder', 'Changed'),
  deleteMediaFolder: defineWrite('folder', 'Deleted'),
  startOutput: defineWrite('outputTask', 'Started'),
  cancelOutputTask: defineWrite('outputTask', 'Cancelled'),
  restartOutputTask: defineWrite('outputTask', 'Restarted'),
  createOutputSetting: defineWrite('outputSetting', 'Created'),
  saveOutputSetting: defineWrite('outputSetting', 'Saved'),
  deleteOutputSetting: defineWrite('outputSetting', 'Deleted'),
  createUserInterface: defineWrite('userInterface', 'Created'),
  saveUserInterface: defineWrite('userInterface', 'Saved'),
  deleteUserInterface: defineWrite('userInterface', 'Deleted'),
  createDataSet: defineWrite('dataSet', 'Uploaded'),
  renameDataSet: defineWrite('dataSet', 'Renamed'),
  deleteDataSet: defineWrite('dataSet', 'Deleted'),
  createWorkspace: defineWrite('workspace', 'Created'),
  saveWorkspace: defineWrite('workspace', 'Saved'),
  deleteWorkspace: defineWrite('workspace', 'Deleted'),
  createViewPreference: defineWrite('viewPreference', 'Created'),
  saveViewPreference: defineWrite('viewPreference', 'Saved'),
  deleteViewPreference: defineWrite('viewPreference', 'Deleted'),
  createWebHook: defineWrite('webHook', 'Created'),
  updateWebHook: defineWrite('webHook', 'Changed'),
  deleteWebHook: defineWrite('webHook', 'Deleted'),
  rotateWebHookSecret: defineWrite('webHook', 'Rotated the secret of'),
  testWebHook: defineWrite('webHook', 'Tested'),
  retryWebHookDelivery: defineWrite('webHook', 'Sent a message again to'),
} as const satisfies Readonly<Record<string, Write>>;

/** Unrecorded calls other than reads, each with the reason. */
export const UNRECORDED: Readonly<Record<string, string>> = {
  startUserTask: 'each change the task makes is recorded by itself, like the single call',
  startInvitationTask: 'the task records whom it invites, like the single call',
  undoUserTask: 'each change the task takes back is recorded by itself, like the single call',
  stopUserTask: 'ends a task whose changes so far are recorded',
  announceTemplateEditor: 'says where a template is open, and is forgotten within a minute',
  leaveTemplateEditor: 'takes back what announceTemplateEditor says',
  uploadFonts: 'keeps files for a day; confirmFonts is what adds them, and is recorded',
  correctFonts: 'changes the names of such files before they are added',
  removeUploadedFonts: 'drops such files before they are added',
  findVision: 'answers about a picture and keeps nothing of it',
  findMissingPictures: 'answers which pictures are there and keeps nothing of them',
};

export type ManagementWrite = keyof typeof MANAGEMENT_WRITES;
export type EnvironmentWrite = keyof typeof ENVIRONMENT_WRITES;

const WRITES: Readonly<Record<string, Write>> = { ...MANAGEMENT_WRITES, ...ENVIRONMENT_WRITES };

/** Returns the description of a recorded operation; `undefined` for others. */
export const writeOf = (operation: string): Write | undefined =>
  Object.hasOwn(WRITES, operation) ? WRITES[operation] : undefined;

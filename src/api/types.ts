import type { components as environmentComponents } from './contract/environment.gen';
import type { components } from './contract/platform.gen';

type Schemas = components['schemas'];
type EnvironmentSchemas = environmentComponents['schemas'];

/** The entities of the contract, under the names the console uses. */
export type AuthenticatedUser = Schemas['AuthenticatedUser'];
export type CreateEnvironment = Schemas['CreateEnvironment'];
export type CreateIntegration = Schemas['CreateIntegration'];
export type CreateUserGroup = Schemas['CreateUserGroup'];
export type CustomerUsage = Schemas['CustomerUsage'];
export type EnableFederation = Schemas['EnableFederation'];
export type Environment = Schemas['Environment'];
export type EnvironmentDetail = Schemas['EnvironmentDetail'];
export type EnvironmentRoleEntry = Schemas['EnvironmentRoleEntry'];
export type Integration = Schemas['Integration'];
export type IntegrationPermission = Schemas['IntegrationPermission'];
export type InvitationResult = Schemas['InvitationResult'];
export type InviteUsers = Schemas['InviteUsers'];
export type MyInvitation = Schemas['MyInvitation'];
export type RenderGroupBy = Schemas['RenderGroupBy'];
export type RenderUsage = Schemas['RenderUsage'];
export type StudioUsage = Schemas['StudioUsage'];
export type Subscription = Schemas['Subscription'];
export type SubscriptionDetail = Schemas['SubscriptionDetail'];
export type SubscriptionRole = Schemas['SubscriptionRoleInput'];
export type UpdateFederatedGroups = Schemas['UpdateFederatedGroups'];
export type UpdateIntegration = Schemas['UpdateIntegration'];
export type UpdateUserGroup = Schemas['UpdateUserGroup'];
export type UpdateUserName = Schemas['UpdateUserName'];
export type User = Schemas['User'];
export type UserGroup = Schemas['UserGroup'];

/** What a source has sent somebody back with who signed in to it. */
export type OpenConnectorSession = EnvironmentSchemas['OpenConnectorSession'];
/** The entities of the environments' own API. */
export type BrandKit = EnvironmentSchemas['BrandKit'];
export type ListedBrandKit = EnvironmentSchemas['ListedBrandKit'];
export type SaveBrandKit = EnvironmentSchemas['SaveBrandKit'];
export type Connector = EnvironmentSchemas['Connector'];
export type ImportedTemplate = EnvironmentSchemas['ImportedTemplate'];
export type CreateConnector = EnvironmentSchemas['CreateConnector'];
export type EnvironmentSettings = EnvironmentSchemas['Settings'];
export type FontCorrections = EnvironmentSchemas['FontCorrections'];
export type FontFamily = EnvironmentSchemas['FontFamily'];
export type FontStyle = EnvironmentSchemas['FontStyle'];
export type FontUpload = EnvironmentSchemas['FontUpload'];
export type CreateMediaFolder = EnvironmentSchemas['CreateMediaFolder'];
export type MediaAsset = EnvironmentSchemas['MediaAsset'];
export type MediaFolder = EnvironmentSchemas['MediaFolder'];
export type MediaEntry = MediaAsset | MediaFolder;
export type OutputTask = EnvironmentSchemas['OutputTask'];
export type OutputSetting = EnvironmentSchemas['OutputSetting'];
export type SaveOutputSetting = EnvironmentSchemas['SaveOutputSetting'];
export type UpdateMedia = EnvironmentSchemas['UpdateMedia'];
export type TemplateCollection = EnvironmentSchemas['TemplateCollection'];
export type Project = EnvironmentSchemas['Project'];
export type Template = EnvironmentSchemas['Template'];
export type TemplateVersion = EnvironmentSchemas['TemplateVersion'];
export type ProjectUserInterface = EnvironmentSchemas['ProjectUserInterface'];
export type ProjectOutput = EnvironmentSchemas['ProjectOutputs'][number];
export type DataSet = EnvironmentSchemas['DataSet'];
export type Workspace = EnvironmentSchemas['Workspace'];
export type ViewPreference = EnvironmentSchemas['ViewPreference'];
export type UserInterface = EnvironmentSchemas['UserInterface'];
export type SaveUserInterface = EnvironmentSchemas['SaveUserInterface'];
export type UpdateConnector = EnvironmentSchemas['UpdateConnector'];

export {
  BUILT_IN_CONNECTORS,
  CONNECTOR_AUTHENTICATIONS,
  CONNECTOR_TYPES,
  connectorChangeFault,
  connectorRemovalFault,
  FIRST_CONNECTOR_VERSION,
  folderGone,
  fontConnectors,
  isConfiguration,
  noSignIn,
  offeredConnectors,
  offerFault,
  readAllowedDomains,
  signInNeeded,
  sourceTrouble,
  type ConnectorAuthentication,
  type ConnectorType,
} from './connector';
export { faultOfModel, rowOfItem } from './dataTable';
export {
  changeConnector,
  CONNECTOR_DETAILS,
  describeConnector,
  nameConnector,
  newConnector,
  type ConnectorRecord,
  type SealCredentials,
} from './record';
export {
  asksUsers,
  isAllowedHost,
  readSource,
  refusalOfConfiguration,
  type AuthorizationCode,
  type ClientCredentials,
  type KeptSource,
  type SetSource,
  type StaticKey,
} from './source';
export { readSignIn, SIGN_IN_CHANNEL } from './signIn';

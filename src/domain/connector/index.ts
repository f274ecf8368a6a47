export {
  BUILT_IN_CONNECTORS,
  CONNECTOR_AUTHENTICATIONS,
  CONNECTOR_TYPES,
  connectorChangeFault,
  connectorRemovalFault,
  FIRST_CONNECTOR_VERSION,
  readAllowedDomains,
  type ConnectorAuthentication,
  type ConnectorType,
} from './connector';
export {
  changedConnector,
  describeConnector,
  isConnectorNameTaken,
  newConnector,
  type ConnectorRecord,
} from './record';

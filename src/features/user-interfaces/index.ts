export { UserInterfaceScreen } from './UserInterfaceScreen';
export { UserInterfacesScreen } from './UserInterfacesScreen';

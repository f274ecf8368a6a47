export { GroupScreen } from './GroupScreen';
export { GroupsScreen } from './GroupsScreen';

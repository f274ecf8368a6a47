export { PUBLISHER_PARTS, PublisherScreen } from './PublisherScreen';

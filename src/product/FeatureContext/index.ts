export { copyText } from './copyText';
export { FeatureContext, type Tell, useApi, useTell } from './FeatureContext';
export { tellOutcome } from './tellOutcome';

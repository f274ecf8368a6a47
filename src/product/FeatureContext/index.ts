export { FeatureContext, type FeatureServices, type Tell, useApi, useTell } from './FeatureContext';
export { tellOutcome } from './tellOutcome';

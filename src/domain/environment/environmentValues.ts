/** Types an environment can have; `trial` environments are made by the platform only. */
export const ENVIRONMENT_TYPES = ['development', 'sandbox', 'production', 'trial'] as const;

/** The type of an environment. */
export type EnvironmentType = (typeof ENVIRONMENT_TYPES)[number];

/** Most characters the name of an environment has. */
export const LONGEST_ENVIRONMENT_NAME = 100;

/** Most characters the description of an environment has. */
export const LONGEST_ENVIRONMENT_DESCRIPTION = 140;

/** Regions an environment can live in. */
export const REGIONS = ['EA', 'EU', 'CA'] as const;

/** How a subscription is hosted. */
export const DEPLOYMENT_TYPES = ['OnPremises', 'Saas'] as const;

/** What storage is used for, in the order meters show it. */
export const STORAGE_CATEGORIES = ['assets', 'documents', 'fonts', 'cache', 'backup', 'other'] as const;

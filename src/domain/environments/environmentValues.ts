/** The types of environments; only the platform creates `trial` ones. */
export const ENVIRONMENT_TYPES = ['development', 'sandbox', 'production', 'trial'] as const;

/** The type of an environment. */
export type EnvironmentType = (typeof ENVIRONMENT_TYPES)[number];

/** The maximum length of an environment's name. */
export const LONGEST_ENVIRONMENT_NAME = 100;

/** The maximum length of an environment's description. */
export const LONGEST_ENVIRONMENT_DESCRIPTION = 140;

/** The regions of environments. */
export const REGIONS = ['EA', 'EU', 'CA'] as const;

/** The hosting of a subscription. */
export const DEPLOYMENT_TYPES = ['OnPremises', 'Saas'] as const;

/** The uses of storage, in the order of meters. */
export const STORAGE_CATEGORIES = ['assets', 'documents', 'fonts', 'cache', 'backup', 'other'] as const;

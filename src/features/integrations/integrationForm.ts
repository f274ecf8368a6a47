import { createNameSchema } from '@/product/NamedFields';

/** Most characters of the name of an integration. */
export const NAME_LIMIT = 20;

/** The form of an integration, new or existing. */
export const integrationForm = createNameSchema(NAME_LIMIT);

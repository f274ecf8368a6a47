import { namedForm } from '@/product/NamedFields';

/** Most characters of the name of an integration. */
export const NAME_LIMIT = 20;

/** What the form of an integration holds, new or not. */
export const integrationForm = namedForm(NAME_LIMIT);

import type { Connector } from '@/api/types';

/** Labels of connector types. */
export const TYPE_WORDS: Readonly<Record<Connector['type'], string>> = {
  media: 'Media',
  fonts: 'Fonts',
  data: 'Data',
};

/** Labels of connector origins. */
export const OWNER_WORDS: Readonly<Record<Connector['ownerType'], string>> = {
  builtIn: 'Built in',
  user: 'Own',
  grafx: 'Marketplace',
};

/** Labels of authentication methods. */
export const AUTHENTICATION_WORDS: Readonly<Record<Connector['authentication']['browser'], string>> = {
  none: 'None',
  staticKey: 'Fixed key',
  oAuth2ClientCredentials: 'OAuth 2, client credentials',
  oAuth2AuthorizationCode: 'OAuth 2, sign-in of the user',
};

/** Labels of picture sources. */
export const SOURCE_WORDS = {
  folder: 'A folder of this environment’s media',
  http: 'A source elsewhere, over HTTPS',
} as const;

/** Labels of source addresses. */
export const ADDRESS_WORDS: Readonly<
  Record<Connector['type'], { readonly placeholder: string; readonly description: string }>
> = {
  media: {
    placeholder: 'https://pictures.example.com/catalogue',
    description: 'The address of its catalogue.',
  },
  fonts: {
    placeholder: 'https://fonts.example.com/library',
    description: 'The address of its font library.',
  },
  data: { placeholder: 'https://data.example.com/articles', description: 'The address of its table.' },
};

import { z } from 'zod/mini';
import { formErrors } from '@/api/http';
import type { Connector, CreateConnector } from '@/api/types';
import { CONNECTOR_AUTHENTICATIONS, CONNECTOR_TYPES, readAllowedDomains } from '@/domain/connector';

export const NAME_LIMIT = 100;
export const DESCRIPTION_LIMIT = 140;

/** What the form of a connector holds, new or not. */
export const connectorForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required.'),
      z.maxLength(NAME_LIMIT, `At most ${NAME_LIMIT} characters.`),
    ),
  description: z
    .string()
    .check(z.trim(), z.maxLength(DESCRIPTION_LIMIT, `At most ${DESCRIPTION_LIMIT} characters.`)),
  type: z.enum(CONNECTOR_TYPES),
  /** One a line. */
  domains: z.string().check(
    z.refine((text) => readAllowedDomains(text).faults.length === 0, {
      error: ({ input }) => `Not a domain: ${readAllowedDomains(String(input)).faults.join(', ')}.`,
    }),
  ),
  browser: z.enum(CONNECTOR_AUTHENTICATIONS),
  server: z.enum(CONNECTOR_AUTHENTICATIONS),
});

export type ConnectorValues = z.infer<typeof connectorForm>;

/** What the form starts with. */
export function connectorValues(connector: Connector | undefined): ConnectorValues {
  return {
    name: connector?.name ?? '',
    description: connector?.description ?? '',
    type: connector?.type ?? 'media',
    domains: connector?.allowedDomains.join('\n') ?? '',
    browser: connector?.authentication.browser ?? 'none',
    server: connector?.authentication.server ?? 'none',
  };
}

/** The values as the platform takes them. */
export function toConnectorBody({ domains, browser, server, ...values }: ConnectorValues): CreateConnector {
  return {
    ...values,
    allowedDomains: readAllowedDomains(domains).domains,
    authentication: { browser, server },
  };
}

/** What the platform found wrong: on the name, or over the form. */
export const connectorErrors = (error: unknown) => formErrors(error, { name: 'Name' });

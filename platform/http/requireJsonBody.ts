import type { RouteOptions } from 'fastify';

interface ContentSchemas {
  content?: Record<string, { schema: unknown }>;
}

/**
 * Applies the JSON schema of a route to every body, except for text and parts, which their readers validate. The
 * framework selects schemas by content type, and would skip validation for another type or a missing body.
 */
export function requireJsonBody(route: RouteOptions): void {
  const { takes } = route.config ?? {};
  if (route.schema && takes !== undefined && takes !== 'json') delete route.schema.body;
  const json = (route.schema?.body as ContentSchemas | undefined)?.content?.['application/json'];
  if (route.schema && json) route.schema.body = json.schema;
}

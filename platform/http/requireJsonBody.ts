import type { RouteOptions } from 'fastify';

interface ContentSchemas {
  content?: Record<string, { schema: unknown }>;
}

/**
 * What is passed on as text or part by part is validated by whoever reads it. The framework picks a body's schema by content type and validates nothing when the request names another one or has
 * no body at all; here JSON is the only type, so its schema is made the schema of every body.
 */
export function requireJsonBody(route: RouteOptions): void {
  const { takes } = route.config ?? {};
  if (route.schema && takes !== undefined && takes !== 'json') delete route.schema.body;
  const json = (route.schema?.body as ContentSchemas | undefined)?.content?.['application/json'];
  if (route.schema && json) route.schema.body = json.schema;
}

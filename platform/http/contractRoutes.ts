import type { FastifySchema, HTTPMethods } from 'fastify';
import type { Contract } from './loadContract';

/** An operation for the framework, with its references resolved. */
export interface ContractRoute {
  readonly operationId: string;
  readonly method: HTTPMethods;
  /** Its path as the framework writes it, `/users/:userId`. */
  readonly url: string;
  readonly schema: FastifySchema;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface RoutedOperation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const PLACES = { path: 'params', query: 'querystring', header: 'headers' } as const;

/**
 * Lists every operation of a contract. Shared references resolve to one object, so that readers with an identity cache
 * read it once.
 * @throws Error for a dangling or circular reference
 */
export function contractRoutes(contract: Contract): ContractRoute[] {
  const paths = resolveReferences(contract) as Record<
    string,
    Partial<Record<(typeof METHODS)[number], RoutedOperation>> & { parameters?: readonly Parameter[] }
  >;
  return Object.entries(paths).flatMap(([path, { parameters = [], ...operations }]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation?.operationId) return [];
      return {
        operationId: operation.operationId,
        method: method.toUpperCase() as HTTPMethods,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(operation, parameters),
      };
    }),
  );
}

function schemaOf(operation: RoutedOperation, shared: readonly Parameter[]): FastifySchema {
  const { parameters = [], requestBody, responses = {} } = operation;
  const all = [...shared, ...parameters];
  const response = Object.entries(responses).filter(([, { content }]) => content);
  return {
    ...Object.fromEntries(
      Object.entries(PLACES).flatMap(([place, key]) => {
        const own = all.filter((parameter) => parameter.in === place);
        return own.length > 0 ? [[key, objectOf(own)]] : [];
      }),
    ),
    ...(requestBody?.content && { body: { content: schemasIn(requestBody.content) } }),
    ...(response.length > 0 && {
      response: Object.fromEntries(
        response.map(([status, { content = {} }]) => [status, { content: schemasIn(content) }]),
      ),
    }),
  };
}

function objectOf(parameters: readonly Parameter[]): object {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}

/** Keeps only the schema of each content type, which is all the framework supports. */
function schemasIn(content: NonNullable<Content['content']>): object {
  return Object.fromEntries(
    Object.entries(content).flatMap(([type, { schema }]) => (schema ? [[type, { schema }]] : [])),
  );
}

/** Resolves the references in the paths of a contract. */
function resolveReferences(contract: Contract): unknown {
  const resolved = new Map<string, unknown>();
  const resolving = new Set<string>();

  function lookUp(reference: string): unknown {
    if (resolved.has(reference)) return resolved.get(reference);
    if (resolving.has(reference)) throw new Error(`${reference} of the contract leads back to itself.`);
    resolving.add(reference);
    const target = reference
      .slice('#/'.length)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);
    if (target === undefined) throw new Error(`${reference} of the contract leads nowhere.`);
    const result = resolve(target);
    resolved.set(reference, result);
    return result;
  }

  function resolve(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') return lookUp(node.$ref);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
  }

  return resolve(contract.paths);
}

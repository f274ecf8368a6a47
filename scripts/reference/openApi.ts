/** The parts of a schema that the reference reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  /** An example value. */
  readonly example?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** A body by its media types. */
export type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

/** The body of a request. */
export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Content;
}

/** The response to a call. */
export interface Answer {
  readonly description: string;
  readonly content?: Content;
}

/** An object, or a reference to it. */
export type Referable<Thing> = Thing | { readonly $ref: string };

/** One call of a contract. */
export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: Referable<RequestBody>;
  readonly responses: Readonly<Record<string, Referable<Answer>>>;
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: readonly object[];
  /** The permission that an integration needs; by the values of a parameter if it depends on one. */
  readonly 'x-permission'?: string | Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether the specification lacks it, or leaves its path or payload open. */
  readonly 'x-beyond'?: boolean;
  readonly 'x-assumed'?: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly Referable<Parameter>[];
  readonly servers?: readonly { readonly url: string }[];
};

/** The parts of an OpenAPI document that the reference reads. */
export interface Contract {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers: readonly [{ readonly url: string }];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
  } & Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A call with its method and path. */
export interface Call {
  readonly method: Method;
  /** From the root of the platform, with parameters in braces. */
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** Returns the last segment of a reference. */
export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Resolves a reference within the document, or returns the object itself. @throws Error for a dangling one */
export function resolve<Thing extends object>(contract: Contract, thing: Referable<Thing>): Thing {
  if (!('$ref' in thing)) return thing;
  const [, , kind = '', name = ''] = thing.$ref.split('/');
  const found = contract.components[kind]?.[name];
  if (!found) throw new Error(`The contract has no ${thing.$ref}.`);
  return found as Thing;
}

/** Lists the permissions of which an integration needs one for a call, without duplicates. */
export function permissionsOf({ 'x-permission': permission }: Operation): string[] {
  if (permission === undefined) return [];
  const all =
    typeof permission === 'string' ? [permission] : Object.values(permission).flatMap(Object.values);
  return [...new Set(all)];
}

/** Lists every call of a contract, in its order. */
export const callsOf = (contract: Contract): Call[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const [server] = operation.servers ?? item.servers ?? contract.servers;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [
        {
          method,
          operation,
          path: `${server?.url ?? ''}${path}`,
          parameters: parameters.map((parameter) => resolve(contract, parameter)),
        },
      ];
    }),
  );

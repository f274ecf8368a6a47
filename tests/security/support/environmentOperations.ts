import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { versionOf } from '../../contract/support/contract';

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Body {
  readonly $ref?: string;
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface RawOperation {
  readonly operationId: string;
  readonly 'x-permission'?: string | readonly string[] | Readonly<Record<string, string>>;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
}
interface Contract {
  readonly paths: Readonly<Record<string, Record<string, RawOperation> & { parameters?: Parameter[] }>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly requestBodies: Readonly<Record<string, Body>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const contract = parse(readFileSync('src/contract/environment.openapi.yaml', 'utf8')) as Contract;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const named = <Part>({ $ref }: { readonly $ref?: string }, parts: Readonly<Record<string, Part>>) =>
  $ref === undefined ? undefined : parts[$ref.slice($ref.lastIndexOf('/') + 1)];

/** The location of a reference in a call: a parameter, or the path of a part of the body. */
export type Reference =
  | { readonly in: 'path' | 'query'; readonly name: string }
  | { readonly in: 'body'; readonly name: string; readonly steps: readonly string[] };

/** An operation with its required parameters. */
export interface EnvironmentOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the environment's name, with its parameters in braces. */
  readonly path: string;
  readonly version: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
  readonly references: readonly Reference[];
  /** Permissions of which an integration needs one. */
  readonly permissions: readonly string[];
}

const isReference = (name: string): boolean => /(?:^id|Id|^ids|Ids)$/.test(name);

export const resolved = (schema: Schema): Schema => named(schema, contract.components.schemas) ?? schema;

/** Whether a schema is that of documents, whose references are checked by rules of their own. */
export const isDocument = ({ $ref }: Schema): boolean => $ref?.endsWith('/Document') ?? false;

function referencesIn(schema: Schema, steps: readonly string[] = []): Reference[] {
  if (isDocument(schema) || steps.length > 4) return [];
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolved(schema);
  return [
    ...Object.entries(properties).flatMap(([name, part]) => {
      const to = [...steps, name];
      // `template: { id }` refers to a template.
      const called = name === 'id' ? `${steps.filter((step) => step !== '0').at(-1) ?? ''}Id` : name;
      return isReference(name) ? [{ in: 'body' as const, name: called, steps: to }] : referencesIn(part, to);
    }),
    ...(items ? referencesIn(items, [...steps, '0']) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => referencesIn(part, steps)),
  ];
}

const permissionsIn = (given: unknown): string[] =>
  typeof given === 'string' ? [given] : Object.values((given ?? {}) as object).flatMap(permissionsIn);

/** Every operation of the environments' own API, read from the contract. */
export const environmentOperations: readonly EnvironmentOperation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map((each) => named(each, contract.components.parameters) ?? each)
        .filter(({ name }) => name !== 'name');
      const { requestBody } = operation;
      const given = requestBody && (named(requestBody, contract.components.requestBodies) ?? requestBody);
      const [type, content] = Object.entries(given?.content ?? {})[0] ?? [];
      const body = type === undefined || !content ? undefined : { type, schema: content.schema };
      const below = path.replace('/{name}/', '');
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase() as EnvironmentOperation['method'],
          path: below,
          version: versionOf(below),
          parameters,
          body,
          permissions: permissionsIn(operation['x-permission']),
          references: [
            ...parameters
              .filter((each) => isReference(each.name) || each.name === 'setting')
              .map((each) => ({ in: each.in as 'path' | 'query', name: each.name })),
            ...(body ? referencesIn(body.schema) : []),
          ],
        },
      ];
    }),
);

/** Builds the smallest valid value of a schema. */
export function sampleOf(schema: Schema): unknown {
  const whole = resolved(schema);
  const [choice] = [...(whole.oneOf ?? []), ...(whole.anyOf ?? [])];
  if (whole.const !== undefined) return whole.const;
  if (whole.enum) return whole.enum[0];
  if (choice) return sampleOf(choice);
  const type = typeof whole.type === 'string' ? whole.type : whole.type?.[0];
  if (type === 'array') return Array.from({ length: whole.minItems ?? 0 }, () => sampleOf(whole.items ?? {}));
  if (type === 'integer' || type === 'number') return whole.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'string') return sampleText(whole);
  const parts = (whole.allOf ?? []).map((part) => sampleOf(part) as object);
  const least = Object.keys(whole.properties ?? {}).slice(0, whole.minProperties ?? 0);
  const own = [...(whole.required ?? []), ...least].map(
    (name) => [name, sampleOf(whole.properties?.[name] ?? {})] as const,
  );
  return Object.assign({}, ...parts, Object.fromEntries(own)) as object;
}

function sampleText({ format, minLength = 1 }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000001';
  if (format === 'email') return 'somebody@example.test';
  if (format === 'date-time') return '2026-05-01T00:00:00Z';
  return format === 'uri' ? 'https://example.test' : 'x'.repeat(Math.max(1, minLength));
}

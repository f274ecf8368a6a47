import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  operationId: string;
  requestBody?: { $ref?: string; content?: Record<string, { schema: Schema }> };
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const read = (name: string) => parse(readFileSync(`src/contract/${name}.openapi.yaml`, 'utf8')) as Contract;

function follow<Value extends { $ref?: string }>(contract: Contract, value: Value): Value {
  if (!value.$ref) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return contract.components[kind]?.[name] as Value;
}

/** Lists the paths of all texts in a body that are called a name. */
function namesIn(
  contract: Contract,
  schema: Schema,
  path: string,
  around: readonly Schema[] = [],
): [string, Schema][] {
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  if (around.includes(schema)) return [];
  const inner = (each: Schema, name: string) =>
    namesIn(contract, follow(contract, each), `${path}.${name}`, [...around, schema]);
  const own = Object.entries(properties)
    .map(([name, each]): [string, Schema] => [name, follow(contract, each)])
    .filter(
      ([name, { type, enum: values }]) => /name$/i.test(name) && [type].flat().includes('string') && !values,
    )
    .map(([name, each]): [string, Schema] => [`${path}.${name}`, each]);
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, each]) => inner(each, name)),
    ...[items, additionalProperties, ...allOf, ...anyOf, ...oneOf].flatMap((each) =>
      typeof each === 'object' ? inner(each, '') : [],
    ),
  ];
}

it.each(['platform', 'environment'])(
  'H2.21 each name in a body of the %s API is one that can be seen',
  (name) => {
    const contract = read(name);
    const names = Object.values(contract.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ operationId, requestBody }) => {
        const { content = {} } = requestBody ? follow(contract, requestBody) : {};
        return Object.values(content).flatMap(({ schema }) =>
          namesIn(contract, follow(contract, schema), operationId),
        );
      });
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(([, { format }]) => format !== 'name').map(([path]) => path)).toEqual([]);
  },
);

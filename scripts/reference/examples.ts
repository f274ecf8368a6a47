import { nameOfReference, type Call, type Contract, type Schema } from './openApi';

/** Deepest level of an example; deeper values are empty. */
const DEEPEST = 6;

const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '3f0c9a52-7d1e-4b7a-9c34-5a1f0e6d2b48',
  'date-time': '2026-11-25T09:30:00.000Z',
  date: '2026-11-25',
  email: 'jane@aurora.test',
  uri: 'https://aurora.test/',
  binary: '(bytes)',
};

const typeOf = ({ type, properties }: Schema): string | undefined => {
  const [first] = [type].flat().filter((each) => each !== 'null');
  return first ?? (properties ? 'object' : undefined);
};

/** Returns an example value of a schema, as JSON has it. */
export function exampleOf(contract: Contract, schema: Schema, depth = 0): unknown {
  if (schema.$ref !== undefined) {
    const named = contract.components.schemas[nameOfReference(schema.$ref)];
    // A document is described by a schema of its own.
    return named ? exampleOf(contract, named, depth) : {};
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => exampleOf(contract, each, depth)));
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (alternative && !schema.properties) return exampleOf(contract, alternative, depth);
  switch (typeOf(schema)) {
    case 'object':
      return objectExample(contract, schema, depth);
    case 'array':
      return schema.items && depth < DEEPEST ? [exampleOf(contract, schema.items, depth + 1)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return OF_FORMAT[schema.format ?? ''] ?? 'text';
    default:
      return null;
  }
}

function objectExample(contract: Contract, schema: Schema, depth: number): Record<string, unknown> {
  if (depth >= DEEPEST) return {};
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    exampleOf(contract, part, depth + 1),
  ]);
  return Object.fromEntries(properties) as Record<string, unknown>;
}

/** Names the shell variable of a path parameter. */
export const variableOf = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

const queryValue = (contract: Contract, { name, schema = {} }: Call['parameters'][number]): string => {
  const isText = typeOf(schema) === 'string' && !schema.enum && schema.format === undefined;
  return isText && !schema.$ref ? `$${variableOf(name)}` : String(exampleOf(contract, schema));
};

/** Builds the curl command of a call. `PLATEN` is the origin of the platform; path parameters are variables too. */
export function curlOf(contract: Contract, { method, path, operation, parameters }: Call): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${queryValue(contract, parameter)}`)
    .join('&');
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `$${variableOf(name)}`);
  const isOpen = operation.security?.length === 0;
  const body = bodyOf(contract, operation);
  const parts = [
    `curl --request ${method.toUpperCase()} "$PLATEN${address}${query && `?${query}`}"`,
    ...(isOpen ? [] : [`--header "Authorization: Bearer $ACCESS_TOKEN"`]),
    ...(body === 'form' ? [`--form "file=@$FILE"`] : []),
    ...(body === 'json' ? [`--header "Content-Type: application/json"`, `--data @body.json`] : []),
  ];
  return parts.join(' \\\n  ');
}

function bodyOf(contract: Contract, { requestBody }: Call['operation']): 'json' | 'form' | undefined {
  if (!requestBody) return undefined;
  const body =
    '$ref' in requestBody
      ? (contract.components.requestBodies?.[nameOfReference(requestBody.$ref)] as { content: object })
      : requestBody;
  return 'multipart/form-data' in body.content ? 'form' : 'json';
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { faultOfCharacters } from '@/domain/item-name';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '../../../platform/management/operations';

interface Reference {
  $ref: string;
}
interface Response {
  content?: Record<string, { schema: object }>;
}
interface Operation {
  operationId: OperationId;
  responses: Record<string, Response | Reference>;
  'x-assumed'?: boolean;
  'x-beyond'?: boolean;
  'x-places'?: string;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; schemas: Record<string, { enum?: string[] }> };
}

/** The contract on disk, read without the platform's own code. */
export const document = parse(readFileSync('src/contract/platform.openapi.yaml', 'utf8')) as Document;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Route extends Operation {
  method: Uppercase<(typeof METHODS)[number]>;
  path: string;
}

/** Every operation with its method and path. */
export const routes: Route[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  METHODS.flatMap((method) => {
    const operation = operations[method];
    return operation ? [{ ...operation, method: method.toUpperCase() as Route['method'], path }] : [];
  }),
);

/** Returns the route of an operation. */
export function routeOf(operationId: OperationId): Route {
  const route = routes.find((candidate) => candidate.operationId === operationId);
  if (!route) throw new Error(`The contract has no operation ${operationId}`);
  return route;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('name', (text: string) => faultOfCharacters(text) === undefined);
ajv.addSchema(document, 'contract');
const validators = new Map<string, ValidateFunction>();

function pointer(...keys: string[]): string {
  return `contract#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function validatorAt(location: string): ValidateFunction {
  const present = validators.get(location);
  if (present) return present;
  const made = ajv.compile({ $ref: location });
  validators.set(location, made);
  return made;
}

/** Lists the deviations of a response from the contract of its operation; empty when it conforms. */
export function faultsOf(
  { responses, path, method }: Route,
  answer: { status: number; contentType: string | undefined; body: string },
): string[] {
  const key = [String(answer.status), `${String(answer.status).charAt(0)}XX`, 'default'].find(
    (name) => name in responses,
  );
  if (!key) return [`the contract has no answer ${answer.status}`];
  const given = responses[key] as Response | Reference;
  const name = '$ref' in given ? given.$ref.split('/').at(-1) : undefined;
  const response = name ? document.components.responses[name] : (given as Response);
  if (!response?.content) return answer.body === '' ? [] : ['the contract has no body here'];
  const type = (answer.contentType ?? '').split(';')[0] ?? '';
  if (!(type in response.content)) return [`the contract has no content type ${type} here`];
  if (!type.endsWith('json')) return [];
  const where = name
    ? ['components', 'responses', name]
    : ['paths', path, method.toLowerCase(), 'responses', key];
  const validate = validatorAt(pointer(...where, 'content', type, 'schema'));
  if (validate(JSON.parse(answer.body))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Returns the API version of an environment path, with or without its parameters filled in. */
export const versionOf = (path: string): 'v1' | 'experimental' =>
  /\/vision(\?|$)/.test(path) ? 'experimental' : 'v1';

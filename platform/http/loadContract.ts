import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CONTRACTS = new URL('../../src/contract/', import.meta.url);

interface ContractBody {
  $ref?: string;
  content?: Record<string, unknown>;
  'x-text'?: boolean;
}

interface ContractResponse {
  content?: Record<string, unknown>;
}

/** One permission, alternatives of which one is enough, or permissions by the values of a path parameter. */
type NamedPermission =
  string | readonly string[] | Readonly<Record<string, Readonly<Record<string, string>>>>;

interface ContractOperation {
  operationId?: string;
  requestBody?: ContractBody;
  responses?: Record<string, ContractResponse>;
  security?: Record<string, unknown>[];
  'x-permission'?: NamedPermission;
  'x-places'?: string;
}

/** The parts of the contract that the platform reads itself. */
export interface Contract {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, ContractOperation>>;
  security: Record<string, unknown>[];
  components: { responses: Record<string, ContractResponse>; requestBodies?: Record<string, ContractBody> };
}

/** The contracts, by the first part of their file's name. */
export type ContractName = 'platform' | 'environment';

/** Loads the contract document by which an API of the platform routes and validates. */
export async function loadContract(name: ContractName): Promise<Contract> {
  const file = fileURLToPath(new URL(`${name}.openapi.yaml`, CONTRACTS));
  return parse(await readFile(file, 'utf8')) as Contract;
}

/** Selects the part of a contract for one server address: the paths that name it as their only server. */
export function partBelow(contract: Contract, server: string): Contract {
  const serversOf = (path: object) =>
    ((path as { servers?: { url: string }[] }).servers ?? contract.servers).map(({ url }) => url);
  const paths = Object.entries(contract.paths).filter(([, path]) => serversOf(path).includes(server));
  return { ...contract, paths: Object.fromEntries(paths) };
}

/** Facts about an operation beside its schemas. */
export interface OperationFacts {
  /** The status of its success. */
  successStatus: number;
  /** Whether a token is required, optional or ignored. */
  token: 'required' | 'optional' | 'ignored';
  /** How the body is passed on: parsed as JSON, as text, or as a stream of parts. */
  body: 'json' | 'text' | 'parts';
  /** Permissions of which an integration needs one, as `resource:action`, for a call with these parameters. */
  permissions: (parameters: Readonly<Record<string, string>>) => readonly string[];
  /** The queue in which its work takes a place. @default none */
  places: string | undefined;
}

/** Collects these facts by operationId. */
export function operationFacts(contract: Contract): Map<string, OperationFacts> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap(({ operationId, responses = {}, security = contract.security, ...operation }) => {
      if (!operationId) return [];
      const permissions = permissionsOf(operation['x-permission']);
      const successStatus = Number(Object.keys(responses).find((status) => status.startsWith('2')));
      const token = security.length === 0 ? 'ignored' : security.some(isEmpty) ? 'optional' : 'required';
      const body = bodyOf(contract, operation.requestBody);
      const places = operation['x-places'];
      return [[operationId, { successStatus, token, body, permissions, places }] as const];
    }),
  );
}

function permissionsOf(named: NamedPermission = []): OperationFacts['permissions'] {
  if (typeof named === 'string') return () => [named];
  if (isList(named)) return () => named;
  return (parameters) =>
    Object.entries(named).flatMap(([parameter, byValue]) => byValue[parameters[parameter] ?? ''] ?? []);
}

const isList = (named: object): named is readonly string[] => Array.isArray(named);

function bodyOf(contract: Contract, given: ContractBody = {}): OperationFacts['body'] {
  const named = given.$ref && contract.components.requestBodies?.[given.$ref.split('/').at(-1) ?? ''];
  const { content = {}, 'x-text': isText } = named || given;
  if ('multipart/form-data' in content) return 'parts';
  return isText ? 'text' : 'json';
}

function isEmpty(requirement: Record<string, unknown>): boolean {
  return Object.keys(requirement).length === 0;
}

/**
 * Reduces the contract for the framework to successful JSON responses. The platform writes errors and files itself, and
 * the framework would warn that it can't read them from requests.
 */
export function removeErrors(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const operations = Object.values(copy.paths).flatMap((path) => Object.values(path));
  for (const { responses } of operations) {
    for (const status of Object.keys(responses ?? {}))
      if (!/^[123]\d\d$/.test(status)) delete responses?.[status];
  }
  delete copy.components.responses['Problem'];
  const successes = [...operations.map(({ responses = {} }) => responses), copy.components.responses];
  for (const response of successes.flatMap((each) => Object.values(each)))
    if (response.content && !('application/json' in response.content)) delete response.content;
  return copy;
}

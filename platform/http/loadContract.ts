import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CONTRACTS = new URL('../../src/api/contract/', import.meta.url);

interface ContractOperation {
  operationId?: string;
  responses?: Record<string, unknown>;
  security?: Record<string, unknown>[];
}

/** The contract as far as the platform looks into it itself. */
export interface Contract {
  openapi: string;
  paths: Record<string, Record<string, ContractOperation>>;
  security: Record<string, unknown>[];
  components: { responses: Record<string, { content?: unknown }> };
}

/** The contracts, by the first part of their file's name. */
export type ContractName = 'platform' | 'environment';

/** The contract document an API of the platform routes and validates by. */
export async function loadContract(name: ContractName): Promise<Contract> {
  const file = fileURLToPath(new URL(`${name}.openapi.yaml`, CONTRACTS));
  return parse(await readFile(file, 'utf8')) as Contract;
}

/** Facts of one operation: the status of its success, and whether a token is needed, welcome or not looked at. */
export interface OperationFacts {
  successStatus: number;
  token: 'required' | 'optional' | 'ignored';
}

/** These facts by operationId. */
export function operationFacts(contract: Contract): Map<string, OperationFacts> {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap(({ operationId, responses = {}, security = contract.security }) => {
      if (!operationId) return [];
      const successStatus = Number(Object.keys(responses).find((status) => status.startsWith('2')));
      const token = security.length === 0 ? 'ignored' : security.some(isEmpty) ? 'optional' : 'required';
      return [[operationId, { successStatus, token }] as const];
    }),
  );
}

function isEmpty(requirement: Record<string, unknown>): boolean {
  return Object.keys(requirement).length === 0;
}

/**
 * The contract as the framework needs it: only successes, and of these only JSON. Errors and files are written by the
 * platform itself, and the framework would warn that it can't read them from requests.
 */
export function withoutErrors(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const operation of Object.values(copy.paths).flatMap((path) => Object.values(path))) {
    delete operation.responses?.['4XX'];
    delete operation.responses?.['default'];
  }
  delete copy.components.responses['ReportFile']?.content;
  delete copy.components.responses['Problem'];
  return copy;
}

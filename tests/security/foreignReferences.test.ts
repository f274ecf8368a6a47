import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { NEW_VIEW_PREFERENCE, NEW_WORKSPACE } from '@/domain/editor-views';
import { integrations } from '../../platform/database/schema';
import { secretMark } from '../../platform/identity/integrationClients';
import { picture } from '../contract/support/pictures';
import { startTestPlatform } from '../contract/support/startTestPlatform';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import {
  environmentOperations,
  isDocument,
  sampleOf,
  type EnvironmentOperation,
  type Reference,
} from './support/environmentOperations';
import { addThings, type Things } from './support/foreignThings';

const UNKNOWN = '5f3f0f52-9c1b-4d53-8a3d-2f4b9f0e7a11';
const PEOPLE = [
  ...['user', 'content.admin', 'template.designer', 'environment.admin', 'subscription.admin'],
] as const;

let own: Things;
let foreign: Things;
let integration: string;

const platform = startTestPlatform({
  prepare: async () => {
    own = await addThings(platform, ENVIRONMENTS.auroraProduction, 'user');
    foreign = await addThings(platform, ENVIRONMENTS.borealisProduction, 'content.admin.classic');
    integration = await prepareIntegration();
  },
});

/** Creates a token of an integration of Aurora's production with all permissions of integrations. */
async function prepareIntegration(): Promise<string> {
  const permissions = environmentOperations.flatMap(({ permissions: each }) => each);
  const [row] = await platform.db
    .update(integrations)
    .set({ permissions: [...new Set(permissions)] })
    .where(eq(integrations.environmentId, ENVIRONMENTS.auroraProduction))
    .returning();
  return `integration:${row?.clientId}:${secretMark(row?.secretHash ?? '')}`;
}

/** References to objects outside of environments, each with the reason. */
const NO_THINGS: Readonly<Record<string, string>> = {
  clientId: 'a client at an identity provider elsewhere',
  fontId: 'a font of a source elsewhere',
  layoutId: 'a part of the document that is named beside it',
  pageId: 'a part of the document that is named beside it',
  variableId: 'a part of the document that is named beside it',
  editorId: 'chosen by the caller',
};

/** Returns the kind of a query's list of ids, by its path. */
const kindOfIds = ({ path }: EnvironmentOperation): string => {
  if (path === 'font-families') return 'familyId';
  if (path === 'font-styles') return 'styleId';
  return path.startsWith('font-styles/temp') ? 'uploadId' : 'mediaId';
};

const kindOf = (operation: EnvironmentOperation, { name }: Reference): string => {
  if (name === 'ids') return kindOfIds(operation);
  return operation.id === 'correctFonts' && name === 'fontStyleId' ? 'uploadId' : name;
};

/** Brand kits keep references like documents: they are resolved in the environment when drawing. */
const isKept = ({ path }: EnvironmentOperation, reference: Reference) =>
  path.startsWith('brand-kits') && reference.in === 'body';

const references = (operation: EnvironmentOperation) =>
  operation.references.filter(
    (reference) => !Object.hasOwn(NO_THINGS, reference.name) && !isKept(operation, reference),
  );

const referring = environmentOperations.filter((operation) => references(operation).length > 0);

/** Values of parameters that the contract describes only in words. */
const SAMPLES: Readonly<Record<string, string>> = { quality: 'medium', shape: 'square', version: '1' };

/** Bodies that satisfy rules beyond the contract. */
const BODIES: Readonly<Record<string, (attacked: string) => unknown>> = {
  saveWorkspace: () => ({ name: 'New', content: NEW_WORKSPACE }),
  saveViewPreference: () => ({ name: 'New', content: NEW_VIEW_PREFERENCE }),
  findMissingPictures: () => ({ pictures: [{ connectorId: '', assetId: own.mediaId }] }),
  startOutput: (attacked) =>
    attacked === 'outputSettingsId' ? { templateId: own.templateId } : { outputSettings: {} },
};

/** Calls that list missing objects instead of failing. */
const NAMES_MISSING = new Set(['findMissingPictures']);

/** Whether a call responded that an object is missing. */
const namesMissing = ({ id }: EnvironmentOperation, { status, text }: { status: number; text: string }) =>
  NAMES_MISSING.has(id) && status === 200 && text.includes('"ID"');

/** Puts a value into the sample of a body. */
function withValue(body: unknown, [step = '', ...rest]: readonly string[], value: string): unknown {
  if (step === '0') return [withValue((body as unknown[] | undefined)?.[0], rest, value)];
  const given = { ...(body as object | undefined) };
  const part = (given as Record<string, unknown>)[step];
  return { ...given, [step]: rest.length === 0 ? value : withValue(part, rest, value) };
}

const image = await picture(8, 8, 'png');
const form = Buffer.concat([
  Buffer.from('--part\r\ncontent-disposition: form-data; name="file"; filename="New.png"\r\n\r\n'),
  image,
  Buffer.from('\r\n--part--\r\n'),
]);

/** A form without fields. */
const NO_FILE = Buffer.from('--part--\r\n');

function bodyOf(operation: EnvironmentOperation, values: ReadonlyMap<Reference, string>): unknown {
  const { body } = operation;
  if (!body) return undefined;
  if (body.type.startsWith('multipart')) return body.schema.properties?.file ? form : NO_FILE;
  if (isDocument(body.schema)) return sampleDocument();
  const attacked = [...values.keys()].find((reference) => reference.in === 'body')?.name ?? '';
  return [...values].reduce(
    (sample, [reference, value]) =>
      reference.in === 'body' ? withValue(sample, reference.steps, value) : sample,
    BODIES[operation.id]?.(attacked) ?? sampleOf(body.schema),
  );
}

const fieldOf = (reference: Reference): string =>
  reference.in === 'body' ? reference.steps.join('.') : reference.name;

const fieldsOf = (text: string): string[] =>
  [...text.matchAll(/"field":"([^"]*)"/g)].map(([, field = '']) => field);

/** Calls an operation with values for its references. @returns the status, and the response without the values */
async function call(
  operation: EnvironmentOperation,
  token: string,
  values: ReadonlyMap<Reference, string>,
  environment = 'aurora-production',
) {
  const valueOf = (name: string) =>
    [...values].find(([reference]) => reference.in !== 'body' && reference.name === name)?.[1];
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const parameter = operation.parameters.find((each) => each.name === name);
    return encodeURIComponent(valueOf(name) ?? SAMPLES[name] ?? String(sampleOf(parameter?.schema ?? {})));
  });
  const query = operation.parameters
    .filter((each) => each.in === 'query' && (each.required || valueOf(each.name) !== undefined))
    .map((each) => [each.name, valueOf(each.name) ?? String(sampleOf(each.schema))]);
  const payload = bodyOf(operation, values);
  const response = await platform.app.inject({
    method: operation.method,
    url: `/grafx/api/${operation.version}/environment/${environment}/${path}?${new URLSearchParams(query).toString()}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload instanceof Buffer && { 'content-type': 'multipart/form-data; boundary=part' }),
    },
    ...(payload !== undefined && { payload: payload as object }),
  });
  let text = response.body;
  for (const value of values.values()) text = text.replaceAll(value, 'ID');
  return { status: response.statusCode, text: text.replace(/"(?:instance|requestId)":"[^"]*"/g, '') };
}

const all = (operation: EnvironmentOperation, idOf: (kind: string) => string | undefined) =>
  new Map(references(operation).map((reference) => [reference, idOf(kindOf(operation, reference)) ?? '']));

/**
 * Lists sets of references to attack: all parameters together, and each part of the body with the caller's own
 * parameters.
 */
const attacks = (operation: EnvironmentOperation): readonly (readonly Reference[])[] => {
  const found = references(operation);
  const parameters = found.filter((reference) => reference.in !== 'body');
  const single = parameters.length > 1 ? parameters.map((reference) => [reference]) : [];
  const bodies = found.filter((reference) => reference.in === 'body').map((reference) => [reference]);
  return [...(parameters.length > 0 ? [parameters] : []), ...single, ...bodies];
};

/** Whether it is an empty list, as for a search by an unknown id. */
const isEmptyList = (text: string): boolean => text.startsWith('{') && text.includes('"data":[]');

describe.each([...PEOPLE, 'integration'])('a reference to something foreign, by %s', (account) => {
  const token = () => (account === 'integration' ? integration : account);

  it.each(referring.map((operation) => [operation.id, operation] as const))(
    'H6.07 is refused in the words for something unknown: %s',
    async (_id, operation) => {
      for (const attacked of attacks(operation)) {
        const values = (things: Things | undefined) =>
          new Map(
            references(operation)
              .filter((reference) => attacked.includes(reference) || reference.in !== 'body')
              .map((reference) => {
                const kind = kindOf(operation, reference);
                const id = attacked.includes(reference) ? (things ? things[kind] : UNKNOWN) : own[kind];
                return [reference, id ?? ''] as const;
              }),
          );
        const [foreignAnswer, unknownAnswer] = [
          await call(operation, token(), values(foreign)),
          await call(operation, token(), values(undefined)),
        ];
        const what = `${attacked.map(({ name }) => name).join(', ')}: ${foreignAnswer.text}`;
        expect(foreignAnswer, what).toEqual(unknownAnswer);
        if (!isEmptyList(foreignAnswer.text) && !namesMissing(operation, foreignAnswer))
          expect([400, 403, 404, 409, 422], what).toContain(foreignAnswer.status);
        // A call refused for another reason has tested nothing.
        if (foreignAnswer.status === 400)
          expect(attacked.map(fieldOf), what).toEqual(expect.arrayContaining(fieldsOf(foreignAnswer.text)));
      }
    },
  );

  // The demo's subscription admin is one of Borealis too, and the trial belongs to none of these.
  const elsewhere = account === 'subscription.admin' ? 'trial' : 'borealis-production';

  it('H6.07 is refused in a foreign environment as in an unknown one', async () => {
    for (const operation of environmentOperations) {
      const values = all(operation, (kind) => foreign[kind]);
      const there = await call(operation, token(), values, elsewhere);
      const nowhere = await call(operation, token(), values, 'no-such-environment');
      expect(there, operation.id).toEqual(nowhere);
      expect(there.status, operation.id).toBe(404);
    }
  });
});

describe('a reference of a project to something its template does not need', () => {
  const inProject = referring.filter(
    ({ path, references: each }) =>
      path.startsWith('projects/{projectId}') && each.filter(({ name }) => !(name in NO_THINGS)).length > 1,
  );

  it('has operations to be tried with', () => {
    expect(inProject.length).toBeGreaterThan(3);
  });

  it.each(inProject.map((operation) => [operation.id, operation] as const))(
    'H6.07 is refused in the words for something unknown: %s',
    async (_id, operation) => {
      const values = (idOf: (kind: string) => string | undefined) =>
        all(operation, (kind) => (kind === 'projectId' ? own.projectId : idOf(kind)));
      const ofEnvironment = await call(
        operation,
        'user',
        values((kind) => own[kind]),
      );
      const unknown = await call(
        operation,
        'user',
        values(() => UNKNOWN),
      );
      expect(ofEnvironment).toEqual(unknown);
      if (!namesMissing(operation, ofEnvironment)) expect(ofEnvironment.status).toBe(404);
    },
  );
});

it('H6.07 has a foreign example for every reference of the contract', () => {
  for (const operation of referring)
    for (const reference of references(operation))
      expect(foreign[kindOf(operation, reference)], `${operation.id} ${reference.name}`).toMatch(
        /^[\da-f-]{36}$/,
      );
});

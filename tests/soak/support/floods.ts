import { randomUUID } from 'node:crypto';
import { answered, formOf, addFolder, type EnvironmentCaller } from './callEnvironment';
import * as files from './hostileFiles';

type Call = EnvironmentCaller['call'];

/** One call of a flood, after its preparation. */
export type Attack = (turn: number, signal: AbortSignal) => Promise<Response>;

/** A way in which one customer takes more than a share. */
export interface Flood {
  /** Its account, as the part before `@demo.test`: only a designer or a content administrator. */
  readonly account: 'template.designer' | 'content.admin';
  /** Concurrent calls. */
  readonly atOnce: number;
  /** Total calls. @default as many as time permits */
  readonly most?: number;
  /** Whether every second call is abandoned after a moment. */
  readonly isLeft?: boolean;
  readonly prepare: (call: Call) => Promise<Attack>;
}

const addTemplate = async (call: Call, document: object): Promise<string> => {
  const made = await call('POST', `templates?name=${randomUUID()}`, document);
  return (await answered<{ data: { id: string } }>(made, 201)).data.id;
};

/** Sends these files in turn, as uploads to an address. */
const uploads =
  (address: string, extension: string, bytes: readonly (Uint8Array | string)[]): Flood['prepare'] =>
  async (call) => {
    const target = address === 'media' ? await addFolder({ call }) : address;
    return (turn, signal) => {
      const name = `${randomUUID()}.${extension}`;
      return call('POST', target, formOf(name, bytes[turn % bytes.length] ?? ''), signal);
    };
  };

const TEMPLATES = 52;

/** The floods, by name; those of decision 0155's context first. */
export const FLOODS = {
  previews: {
    account: 'template.designer',
    atOnce: 60,
    isLeft: true,
    prepare: async (call) => {
      const ids: string[] = [];
      for (let count = 0; count < TEMPLATES; count += 1)
        ids.push(await addTemplate(call, files.withScript('for (;;) {}')));
      return (turn, signal) => {
        const id = ids[turn % TEMPLATES] ?? '';
        return call('GET', `templates/${id}/preview/${turn % 2 ? 'medium' : 'highest'}`, undefined, signal);
      };
    },
  },
  files: {
    account: 'template.designer',
    atOnce: 20,
    most: 200,
    prepare: (call) => {
      const body = { documentContent: files.largePage(), outputSettings: {} };
      return Promise.resolve((_, signal) => call('POST', 'output/png', body, signal));
    },
  },
  keys: {
    account: 'template.designer',
    atOnce: 4,
    prepare: async (call) => {
      const id = await addTemplate(call, files.largePage());
      const made = await call('POST', 'projects', { template: { id }, name: 'Mine' });
      const { data } = await answered<{ data: { id: string } }>(made, 201);
      const body = { projectId: data.id, outputSettings: {}, variables: files.unknownKeys(1_800) };
      return (_, signal) => call('POST', 'output/pdf', body, signal);
    },
  },
  groups: {
    account: 'template.designer',
    atOnce: 4,
    prepare: (call) => {
      const document = files.nestedGroups(4_000);
      return Promise.resolve((_, signal) => call('POST', 'templates?name=Groups', document, signal));
    },
  },
  tables: {
    account: 'template.designer',
    atOnce: 8,
    prepare: uploads('data-sets', 'csv', [files.emptyTable(16_000), files.emptyTable(1_000_000)]),
  },
  postScript: {
    account: 'content.admin',
    atOnce: 8,
    prepare: uploads('media', 'eps', [files.zeros(60), files.zeros(200_000)]),
  },
  forms: {
    account: 'content.admin',
    atOnce: 8,
    prepare: uploads('media', 'pdf', [files.formsInForms()]),
  },
  archives: {
    account: 'template.designer',
    atOnce: 4,
    prepare: async (call) =>
      uploads('templates/import', 'zip', [await files.inflating(), await files.overlapping()])(call),
  },
  thrown: {
    account: 'template.designer',
    atOnce: 4,
    most: 8,
    prepare: (call) => {
      const documentContent = files.withScript(`throw new Error('x'.repeat(5e6))`);
      const variables = Array.from({ length: 50 }, () => ({}));
      const body = { documentContent, variables, outputSettings: { failOn: 'onErrors' } };
      return Promise.resolve((_, signal) => call('POST', 'output/pdf', body, signal));
    },
  },
} satisfies Record<string, Flood>;

export type FloodName = keyof typeof FLOODS;

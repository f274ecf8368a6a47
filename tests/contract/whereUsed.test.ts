import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS, outputSettingId } from '@/demo';
import { NEW_PARAGRAPH_LOOK, type BrandKitContent } from '@/domain/brand-kits';
import type { UsedKind } from '@/domain/where-used';
import { newImageFrame, newVariable, type Document } from '@/engine/document';
import { brandKits, libraryReferences, templates } from '../../platform/database/schema';
import { noteMissingReferences } from '../../platform/environment-api/where-used';
import type { Schemas } from '../../platform/environment-api/operations';
import { emptyDocument, sampleDocument } from '../unit/engine/support/sampleDocument';
import { addFonts } from './support/addFonts';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, uploaded, folder } = mediaCalls(platform);

const AGENCY = demoId(`connector:${ENVIRONMENTS.auroraProduction}:Picture agency`);
const LIBRARY = demoId(`connector:${ENVIRONMENTS.auroraProduction}:Asset library`);
const NOTHING = '00000000-0000-4000-8000-000000000000';

type Picture = { readonly connectorId: string; readonly assetId: string };

/** A template whose only frame contains a picture. */
function withPicture(source: Picture): Document {
  const document = emptyDocument();
  const { page } = document.pages.items;
  if (!page) throw new Error('The empty document has another shape.');
  const frame = { ...newImageFrame('Picture'), source: { type: 'connector' as const, ...source } };
  return {
    ...document,
    pages: {
      ...document.pages,
      items: { page: { ...page, frames: { order: ['picture'], items: { picture: frame } } } },
    },
    layouts: sampleDocumentLayouts(document),
  };
}

/** The layouts with a place for the frame `picture`. */
function sampleDocumentLayouts({ layouts }: Document): Document['layouts'] {
  const { a4 } = layouts.items;
  const placement = sampleDocument().layouts.items.a4;
  if (!a4 || placement?.type !== 'top' || a4.type !== 'top') throw new Error('A layout is missing.');
  const { picture: place } = placement.placements;
  if (!place) throw new Error('The sample has no picture.');
  return { ...layouts, items: { a4: { ...a4, placements: { picture: place } } } };
}

/** A template with a picture as the value of a variable. */
function withVariable(value: Picture): Document {
  const variable = { ...newVariable('Photo', 'image'), value };
  return { ...emptyDocument(), variables: { order: ['photo'], items: { photo: variable } } };
}

/** A template with text in a font. */
function withFont(font: { family: string; style: string; fontStyleId?: string }): Document {
  const document = emptyDocument();
  const { brandKit } = document;
  return {
    ...document,
    brandKit: {
      ...brandKit,
      fontFamilies: { order: ['one'], items: { one: { name: font.family, default: font } } },
    },
  };
}

async function makeTemplate(name: string, body: Document): Promise<string> {
  const made = await call('POST', 'templates', { query: { name }, body });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: { id: string } }>().data.id;
}

async function makeKit(name: string, content: Partial<BrandKitContent>): Promise<string> {
  const made = await call('POST', 'brand-kits', { body: { name, ...content } });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: { id: string } }>().data.id;
}

const ask = (
  kind: UsedKind,
  ids: readonly string[],
  query: Record<string, string | number> = {},
  account = 'template.designer',
) => call('GET', 'where-used', { account, query: { kind, ids: ids.join(), ...query } });

/** Lists the users of some objects, each by kind and name. */
async function usesOf(kind: UsedKind, ...ids: string[]): Promise<string[]> {
  const answer = await ask(kind, ids);
  expect(answer.status, answer.text).toBe(200);
  const { data, total } = answer.json<Schemas['UsePage']>();
  expect(total).toBe(data.length);
  return data.map(({ kind, name }) => `${kind} ${name}`);
}

async function uploadLogo(name = 'logo.png', folderPath = '/Marks') {
  return uploaded(name, await picture(8, 8, 'png'), { folderPath });
}

describe('an asset', () => {
  it('S16.05 lists templates that use it in a frame or a variable, by id, name and path, and brand kits', async () => {
    await folder('Marks');
    await folder('Other');
    const logo = await uploadLogo();
    const other = await uploadLogo('other.png');
    await makeTemplate('Frame', withPicture({ connectorId: '', assetId: logo.id }));
    await makeTemplate('Capitals', withPicture({ connectorId: '', assetId: logo.id.toUpperCase() }));
    await makeTemplate('Variable', withVariable({ connectorId: '', assetId: 'LOGO.png' }));
    await makeTemplate('Path', withVariable({ connectorId: '', assetId: 'marks/logo.PNG' }));
    await makeTemplate('Elsewhere', withVariable({ connectorId: AGENCY, assetId: logo.id }));
    await makeTemplate('Wrong path', withVariable({ connectorId: '', assetId: 'Other/logo.png' }));
    await makeKit('Marks', {
      media: [{ guid: 'logo', name: 'Logo', mediaConnectorId: null, mediaId: logo.id }],
    });
    expect(await usesOf('media', logo.id)).toEqual([
      'template Capitals',
      'template Frame',
      'template Path',
      'template Variable',
      'brandKit Marks',
    ]);
    expect(await usesOf('media', other.id)).toEqual([]);
  });

  it('S16.05 is found by a name only while it is the first of that name', async () => {
    await folder('Marks');
    await folder('Other');
    const first = await uploadLogo();
    platform.now = new Date(platform.now.getTime() + 60_000);
    const second = await uploadLogo('logo.png', '/Other');
    await makeTemplate('Named', withVariable({ connectorId: '', assetId: 'logo.png' }));
    expect(await usesOf('media', first.id)).toEqual(['template Named']);
    expect(await usesOf('media', second.id)).toEqual([]);
    expect((await call('DELETE', `media/${first.id}`)).status).toBe(204);
    expect(await usesOf('media', second.id)).toEqual(['template Named']);
  });

  it('S16.05 is counted with its folder and the folders above', async () => {
    const marks = await folder('Marks');
    const inner = await folder('Inner', '/Marks');
    const logo = await uploadLogo('logo.png', '/Marks/Inner');
    await makeTemplate('Deep', withPicture({ connectorId: '', assetId: logo.id }));
    expect(await usesOf('media', marks.id)).toEqual(['template Deep']);
    expect(await usesOf('media', inner.id, logo.id)).toEqual(['template Deep']);
  });
});

describe('a font', () => {
  it('S16.05 lists templates by family and style and by id, and brand kits by families and styles', async () => {
    const { familyId, styleId } = await addFonts(platform, ENVIRONMENTS.auroraProduction);
    await makeTemplate('By name', withFont({ family: 'MATRIX', style: 'regular' }));
    await makeTemplate('By id', withFont({ family: 'Gone', style: 'Gone', fontStyleId: styleId }));
    await makeTemplate('Other style', withFont({ family: 'Matrix', style: 'Black' }));
    await makeKit('Type', {
      fonts: [{ fontFamilyBrandKitGuid: 'm', fontFamilyId: familyId, fontConnectorId: null, name: 'Matrix' }],
    });
    await makeKit('Style', {
      fonts: [{ fontFamilyBrandKitGuid: 'm', fontFamilyId: familyId, fontConnectorId: null, name: 'Matrix' }],
      paragraphStyles: [
        {
          guid: 'h',
          name: 'Headline',
          ...NEW_PARAGRAPH_LOOK,
          brandKitFontFamilyGuid: 'm',
          fontStyleId: styleId,
        },
      ],
    });
    expect(await usesOf('fontFamily', familyId)).toEqual([
      'template By id',
      'template By name',
      'brandKit Style',
      'brandKit Type',
    ]);
    expect(await usesOf('fontStyle', styleId)).toEqual([
      'template By id',
      'template By name',
      'brandKit Style',
    ]);
  });
});

describe('a connector', () => {
  it('S16.05 lists the templates and brand kits that take pictures from it', async () => {
    const templateId = await makeTemplate('Agency', withVariable({ connectorId: AGENCY, assetId: '42' }));
    await makeKit('Agency', {
      media: [{ guid: 'logo', name: 'Logo', mediaConnectorId: AGENCY, mediaId: '42' }],
    });
    expect(await usesOf('connector', AGENCY)).toEqual(['template Agency', 'brandKit Agency']);
    expect(await usesOf('connector', LIBRARY)).toEqual([]);
    const saved = await call('PUT', `templates/${templateId}`, {
      body: withVariable({ connectorId: LIBRARY, assetId: '42' }),
    });
    expect(saved.status).toBe(200);
    expect(await usesOf('connector', AGENCY)).toEqual(['brandKit Agency']);
    expect(await usesOf('connector', LIBRARY)).toEqual(['template Agency']);
    const restored = await call('POST', `templates/${templateId}/versions/1/restore`);
    expect(restored.status, restored.text).toBe(200);
    expect(await usesOf('connector', LIBRARY)).toEqual([]);
    expect((await call('DELETE', `templates/${templateId}`)).status).toBe(204);
    expect(await usesOf('connector', AGENCY)).toEqual(['brandKit Agency']);
  });
});

describe('an output setting, a user interface and a template', () => {
  it('S16.05 list the user interfaces with the setting, and the collections with the interface or template', async () => {
    const settingId = outputSettingId(ENVIRONMENTS.auroraProduction, 'PNG at double size');
    const made = await call('POST', 'user-interfaces', {
      body: { name: 'Counter', outputSettings: { digitalStatic: [settingId] } },
    });
    expect(made.status, made.text).toBe(201);
    const faceId = made.json<{ data: { id: string } }>().data.id;
    const templateId = await makeTemplate('Flyer', emptyDocument());
    const collection = await call('POST', 'template-collections', { body: { name: 'Season' } });
    const collectionId = collection.json<{ data: { id: string } }>().data.id;
    expect(await usesOf('template', templateId)).toEqual([]);
    await call('PATCH', `template-collections/${collectionId}`, { body: { userInterfaceId: faceId } });
    await call('POST', `template-collections/${collectionId}/templates`, { body: { templateId } });
    expect(await usesOf('outputSetting', settingId)).toContain('userInterface Counter');
    expect(await usesOf('userInterface', faceId)).toEqual(['collection Season']);
    expect(await usesOf('template', templateId)).toEqual(['collection Season']);
  });
});

describe('a page of uses', () => {
  it('S16.05 continues after the page before, each use once and in order', async () => {
    for (const name of ['Beta', 'alpha', 'Gamma'])
      await makeTemplate(name, withVariable({ connectorId: AGENCY, assetId: '1' }));
    await makeKit('Agency', {
      media: [{ guid: 'logo', name: 'Logo', mediaConnectorId: AGENCY, mediaId: '42' }],
    });
    const names: string[] = [];
    let query: Record<string, string | number> = { limit: 2 };
    for (;;) {
      const page = (await ask('connector', [AGENCY], query)).json<Schemas['UsePage']>();
      expect(page.total).toBe(4);
      names.push(...page.data.map(({ name }) => name));
      const next = page.links.nextPage;
      if (next === undefined) break;
      const token = new URL(next, 'http://platform.test').searchParams.get('nextPageToken') ?? '';
      query = { limit: 2, nextPageToken: token };
    }
    expect(names).toEqual(['alpha', 'Beta', 'Gamma', 'Agency']);
    const first = (await ask('connector', [AGENCY], { limit: 2 })).json<Schemas['UsePage']>();
    const token = new URL(first.links.nextPage ?? '', 'http://platform.test').searchParams.get(
      'nextPageToken',
    );
    const foreign = await ask('connector', [LIBRARY], { limit: 2, nextPageToken: token ?? '' });
    expect(foreign.status).toBe(400);
  });
});

describe('where something is used', () => {
  it('S16.05 is answered only to callers who may list the thing and its uses', async () => {
    const asked = async (kind: UsedKind, id: string, account: string) =>
      (await ask(kind, [id], {}, account)).status;
    for (const kind of ['connector', 'media', 'fontFamily', 'template'] as const) {
      expect(await asked(kind, NOTHING, 'user'), kind).toBe(403);
      expect(await asked(kind, NOTHING, 'content.admin'), kind).toBe(404);
    }
    const settingId = outputSettingId(ENVIRONMENTS.auroraProduction, 'PNG at double size');
    expect(await asked('outputSetting', settingId, 'user')).toBe(200);
    expect(await asked('outputSetting', settingId, 'press.01')).toBe(404);
  });

  it('S16.05 answers 404 for an unknown thing or one of another environment, and 400 for an unknown kind', async () => {
    const foreign = demoId(`connector:${ENVIRONMENTS.auroraSandbox}:Environment media`);
    expect((await ask('connector', [AGENCY, NOTHING])).status).toBe(404);
    expect((await ask('connector', [foreign])).status).toBe(404);
    expect((await ask('tag' as UsedKind, [NOTHING])).status).toBe(400);
    expect((await ask('media', ['logo.png'])).status).toBe(400);
  });

  it('S16.05 includes uses from before references were stored', async () => {
    await makeTemplate('Before', withVariable({ connectorId: AGENCY, assetId: '1' }));
    await makeKit('Before', {
      media: [{ guid: 'logo', name: 'Logo', mediaConnectorId: AGENCY, mediaId: '42' }],
    });
    await platform.db.delete(libraryReferences);
    await platform.db.update(templates).set({ notedRevision: null });
    await platform.db.update(brandKits).set({ notedRevision: null });
    await platform.db
      .update(templates)
      .set({ document: 'no document' })
      .where(eq(templates.name, 'Invitation'));
    expect(await usesOf('connector', AGENCY)).toEqual([]);
    await noteMissingReferences(platform.db);
    expect(await usesOf('connector', AGENCY)).toEqual(['template Before', 'brandKit Before']);
  });
});

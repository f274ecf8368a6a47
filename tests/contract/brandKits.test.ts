import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import {
  EMPTY_CONTENT,
  NEW_CHARACTER_LOOK,
  NEW_COLOUR,
  NEW_PARAGRAPH_LOOK,
  type BrandKitContent,
} from '@/domain/brand-kits';
import type { Schemas } from '../../platform/environment-api/operations';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Kit = Schemas['BrandKit'];
type Problem = Schemas['Problem'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);

async function makeKit(name: string, content: Partial<BrandKitContent> = {}): Promise<Kit> {
  const made = await call('POST', 'brand-kits', { body: { name, ...content } });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: Kit }>().data;
}

const NIGHT_BAKE = demoId(`brand-kit:${ENVIRONMENTS.auroraProduction}:Night bake`);

const read = async (id: string) => (await call('GET', `brand-kits/${id}`)).json<{ data: Kit }>().data;

const save = (id: string, name: string, content: object, query: Record<string, string | number> = {}) =>
  call('PUT', `brand-kits/${id}`, { body: { name, ...EMPTY_CONTENT, ...content }, query });

/** Returns the only faulty field of a kit, with the reason: the same for a new kit and an existing one. */
async function refusalOf(content: object) {
  const kept = { ...EMPTY_CONTENT, ...content };
  const made = await call('POST', 'brand-kits', { body: { name: 'Refused', ...kept } });
  const saved = await save(NIGHT_BAKE, 'Refused', kept);
  expect([made.status, saved.status], made.text).toEqual([400, 400]);
  expect(saved.json<Problem>().errors).toEqual(made.json<Problem>().errors);
  expect(made.json<Problem>().errors).toHaveLength(1);
  return made.json<Problem>().errors?.[0];
}

const blue = { guid: 'blue', name: 'Blue', ...NEW_COLOUR, value: '#0000ff' };
const headline = { guid: 'headline', name: 'Headline', ...NEW_PARAGRAPH_LOOK };
const strong = { guid: 'strong', name: 'Strong', ...NEW_CHARACTER_LOOK };
const font = {
  fontFamilyBrandKitGuid: 'sans',
  fontFamilyId: 'family-1',
  fontConnectorId: null,
  name: 'Sans',
};
const logo = { guid: 'logo', name: 'Logo', mediaConnectorId: null, mediaId: 'asset-1' };
const dark = {
  id: 'dark',
  name: 'Dark',
  colors: [{ guid: 'blue', type: 'hex' as const, value: '#000080' }],
  characterStyles: [],
  paragraphStyles: [{ guid: 'headline', fontSize: 20 }],
  media: [],
};

describe('a brand kit', () => {
  it('S4.01 refuses a name used in its environment in any case, and an empty one', async () => {
    await makeKit('Größen');
    const { id } = await makeKit('Other');
    for (const answer of [
      await call('POST', 'brand-kits', { body: { name: ' GRÖẞEN ' } }),
      await save(id, 'größen', {}),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.json<Problem>().errors).toEqual([
        { field: 'name', message: 'A brand kit with this name exists already.' },
      ]);
    }
    const nameless = await call('POST', 'brand-kits', { body: { name: '  ' } });
    expect(nameless.json<Problem>().errors).toEqual([{ field: 'name', message: 'A name is needed.' }]);
    expect((await save(id, ' OTHER ', {})).json<{ data: Kit }>().data.name).toBe('OTHER');
  });

  it('S4.02 returns all its content, and a save replaces everything but id and dates', async () => {
    const made = await makeKit('Whole', {
      colors: [blue],
      fonts: [font],
      characterStyles: [strong],
      paragraphStyles: [headline],
      media: [logo],
      themes: [dark],
    });
    expect(await read(made.id)).toEqual(made);
    expect(made).toMatchObject({
      name: 'Whole',
      revision: 1,
      lastSavedBy: 'Template Designer',
      colors: [blue],
      fonts: [font],
      characterStyles: [strong],
      paragraphStyles: [headline],
      media: [logo],
      themes: [dark],
    });
    expect((await save(made.id, 'Bare', {})).status).toBe(200);
    const { dateCreated } = made;
    expect(await read(made.id)).toMatchObject({
      id: made.id,
      name: 'Bare',
      dateCreated,
      revision: 2,
      ...EMPTY_CONTENT,
    });
  });

  it('F6.18 keeps font features of styles and themes and refuses invalid ones', async () => {
    const features = { onum: true, ss03: false };
    const made = await makeKit('Figures', {
      paragraphStyles: [{ ...headline, fontFeatures: features }],
      characterStyles: [{ ...strong, fontFeatures: { smcp: true } }],
      themes: [
        { ...dark, paragraphStyles: [{ guid: 'headline', fontFeatures: { onum: false } }], colors: [] },
      ],
    });
    expect(await read(made.id)).toMatchObject({
      paragraphStyles: [{ fontFeatures: features }],
      characterStyles: [{ fontFeatures: { smcp: true } }],
      themes: [{ paragraphStyles: [{ guid: 'headline', fontFeatures: { onum: false } }] }],
    });
    for (const fontFeatures of [{ bold: true }, { onum: 'yes' }])
      expect(
        (await save(made.id, 'Figures', { paragraphStyles: [{ ...headline, fontFeatures }] })).status,
      ).toBe(400);
  });

  it('is not overwritten by a save that was made from an earlier state', async () => {
    const { id } = await makeKit('Shared');
    expect((await save(id, 'Shared', { colors: [blue] }, { revision: 1 })).status).toBe(200);
    const late = await save(id, 'Shared', {}, { revision: 1 });
    expect(late.status).toBe(409);
    expect(late.json<Problem>()).toMatchObject({
      detail: 'Template Designer has saved this brand kit since you opened it.',
      saved: { by: 'Template Designer', revision: 2 },
    });
    expect((await read(id)).colors).toEqual([blue]);
  });

  it('S4.18 when deleted leaves documents that imported it unchanged', async () => {
    const { id, name } = await makeKit('Imported', { colors: [blue] });
    const document = sampleDocument();
    const body = { ...document, brandKit: { ...document.brandKit, name, sourceId: id, isAutoSync: true } };
    const made = await call('POST', 'templates', { query: { name: 'Uses it' }, body });
    expect(made.status, made.text).toBe(201);
    const template = `templates/${made.json<{ data: { id: string } }>().data.id}`;
    const look = async () => [
      (await call('GET', `${template}/download`)).text,
      (await call('GET', `${template}/preview/medium`)).bytes,
    ];
    const before = await look();
    expect((await call('DELETE', `brand-kits/${id}`)).status).toBe(204);
    expect((await call('GET', `brand-kits/${id}`)).status).toBe(404);
    expect(await look()).toEqual(before);
  });
});

describe('the colours of a brand kit', () => {
  it('S4.03 are hex, rgb, cmyk or one of three spot kinds, and return as they were sent', async () => {
    const inks = { c: 0, m: 0.65, y: 0.81, k: 0.06 };
    const rgb = { r: 0, g: 128, b: 255 };
    const colors = [
      { guid: 'a', name: 'A', type: 'hex', value: '#0080FF' },
      { guid: 'b', name: 'B', type: 'rgb', value: rgb },
      { guid: 'c', name: 'C', type: 'cmyk', value: inks },
      { guid: 'd', name: 'D', type: 'spotHex', value: 'Ink D', displayValue: '#0080ff' },
      { guid: 'e', name: 'E', type: 'spotRgb', value: 'Ink E', displayValue: rgb },
      { guid: 'f', name: 'F', type: 'spotCmyk', value: 'Ink F', displayValue: inks },
    ] as const;
    const { id } = await makeKit('Colours', { colors });
    expect((await read(id)).colors).toEqual(colors);
    const answer = await save(id, 'Colours', { colors: [{ ...blue, type: 'lab' }] });
    expect(answer.json<Problem>().errors?.[0]?.field).toBe('colors.0.type');
  });

  it.each([-0.01, 1.01, 65])('S4.04 are refused with a part of an ink of %d', async (m) => {
    const cmyk = { ...blue, type: 'cmyk', value: { c: 0, m, y: 0, k: 0 } };
    expect(await refusalOf({ colors: [cmyk] })).toEqual({
      field: 'colors.0.value',
      message: 'Parts of inks go from 0 to 1.',
    });
  });

  it('S4.05 are refused as spots without an ink or an alternate, and with two alternates of one ink', async () => {
    const gold = { guid: 'gold', name: 'Gold', type: 'spotHex', value: 'Gold', displayValue: '#c0a000' };
    const { displayValue: _none, ...bare } = gold;
    expect(await refusalOf({ colors: [{ ...gold, value: ' ' }] })).toEqual({
      field: 'colors.0.value',
      message: 'A spot colour needs the name of its ink.',
    });
    expect(await refusalOf({ colors: [blue, bare] })).toEqual({
      field: 'colors.1.displayValue',
      message: 'A spot colour needs an alternate colour.',
    });
    const gilt = { ...gold, guid: 'gilt', name: 'Gilt', value: ' gold ', displayValue: '#d0b000' };
    expect(await refusalOf({ colors: [gold, gilt] })).toEqual({
      field: 'colors.1.displayValue',
      message: 'The ink “Gold” has another alternate colour elsewhere in this kit.',
    });
    await makeKit('Inks', { colors: [gold, { ...gilt, displayValue: '#C0A000' }] as Kit['colors'] });
  });
});

describe('validation of a brand kit', () => {
  it.each([
    ['colors', { ...blue, guid: 'other', name: ' BLUE ' }, 'colour'],
    ['media', { ...logo, guid: 'other', name: 'lOGO' }, 'picture'],
    ['paragraphStyles', { ...headline, guid: 'other' }, 'paragraph style'],
    ['characterStyles', { ...strong, guid: 'other' }, 'character style'],
  ])('S4.06 in %s is a second name', async (section, second, what) => {
    const all = { colors: blue, media: logo, paragraphStyles: headline, characterStyles: strong };
    const first = all[section as keyof typeof all];
    expect(await refusalOf({ [section]: [first, second] })).toEqual({
      field: `${section}.1.name`,
      message: `Another ${what} of this kit has this name.`,
    });
  });

  it('S4.07 is to lose a font family that styles use, and they are named', async () => {
    const styles = {
      paragraphStyles: [{ ...headline, brandKitFontFamilyGuid: 'sans' }],
      characterStyles: [{ ...strong, brandKitFontFamilyGuid: 'sans' }],
    };
    await makeKit('With font', { fonts: [font], ...styles });
    expect(await refusalOf(styles)).toEqual({
      field: 'fonts',
      message: '“Headline” and “Strong” use this font. Choose another one there first.',
    });
  });

  it('S4.11 refuses a theme with the name of the default one', async () => {
    expect(
      await refusalOf({ themes: [{ ...dark, colors: [], paragraphStyles: [], name: 'DEFAULT' }] }),
    ).toEqual({
      field: 'themes.0.name',
      message: 'Another theme of this kit has this name.',
    });
  });

  it('refuses a reference to a missing entry', async () => {
    const pale = { ...headline, brandKitColorGuid: 'pale' };
    expect(await refusalOf({ paragraphStyles: [pale] })).toMatchObject({
      field: 'paragraphStyles.0.brandKitColorGuid',
    });
    expect(await refusalOf({ colors: [blue], themes: [dark] })).toMatchObject({
      field: 'themes.0.paragraphStyles.0.guid',
    });
  });

  it('is a size no page has, with its place', async () => {
    expect(await refusalOf({ paragraphStyles: [{ ...headline, fontSize: 0 }] })).toMatchObject({
      field: 'paragraphStyles.0.fontSize',
    });
  });
});

describe('the themes of a brand kit', () => {
  it('S4.12 keep only the values that differ from the default', async () => {
    const repeating = {
      ...dark,
      colors: [{ guid: 'blue', type: 'hex', value: '#0000FF' }],
      paragraphStyles: [{ guid: 'headline', fontSize: 12, underline: true }],
    };
    const content = { colors: [blue], paragraphStyles: [headline] };
    const { id } = await makeKit('Themed', { ...content, themes: [repeating as typeof dark] });
    expect((await read(id)).themes).toEqual([
      { ...dark, colors: [], paragraphStyles: [{ guid: 'headline', underline: true }] },
    ]);
  });
});

describe('the right to brand kits', () => {
  it('S15.12 belongs to every role but plain user; content administrators with the design-tool price book have read access', async () => {
    const body = { name: 'Mine' };
    const status = async (account: string, method: 'GET' | 'POST', path = 'brand-kits') =>
      (await call(method, path, { account, ...(method === 'POST' && { body }) })).status;
    expect(await status('user', 'GET')).toBe(403);
    expect(await status('content.admin', 'GET')).toBe(200);
    expect(await status('content.admin', 'POST')).toBe(403);
    expect(await status('environment.admin', 'POST')).toBe(201);
    const classic = '/grafx/api/v1/environment/borealis-production/brand-kits';
    expect(await status('content.admin.classic', 'POST', classic)).toBe(201);
  });
});

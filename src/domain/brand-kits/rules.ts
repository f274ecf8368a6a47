import { refusalOfItemName, storedItemName } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { faultOfColour, inkKey, isSameAlternate } from './colours';
import { stylesUsingFont } from './edits';
import { DEFAULT_THEME } from './themes';
import {
  SECTIONS,
  STYLE_SECTIONS,
  type BrandKitContent,
  type CharacterLook,
  type KitColour,
  type Section,
} from './types';
import { ENTRY_WORDS, fontInUse } from './words';

const isSameName = (one: string, other: string) =>
  storedItemName(one).toLowerCase() === storedItemName(other).toLowerCase();

/** Refuses a name that is empty or taken. */
function refusalOfName(
  name: string,
  others: readonly string[],
  { what, field }: { what: string; field: string },
): Refusal | undefined {
  const none = refusalOfItemName(name);
  if (none) return invalidField(field, none.detail);
  if (others.some((other) => isSameName(other, name)))
    return invalidField(field, `Another ${what} of this kit has this name.`);
  return undefined;
}

/**
 * Refuses a name of an entry in a section.
 * @param except the entry itself
 */
export const refusalOfEntryName = (
  kit: BrandKitContent,
  section: Section,
  name: string,
  except?: string,
): Refusal | undefined =>
  refusalOfName(
    name,
    kit[section].filter(({ guid }) => guid !== except).map((entry) => entry.name),
    { what: ENTRY_WORDS[section], field: 'name' },
  );

/**
 * Refuses a name of a theme.
 * @param except the theme itself
 */
export const refusalOfThemeName = (
  kit: BrandKitContent,
  name: string,
  except?: string,
): Refusal | undefined =>
  refusalOfName(
    name,
    [DEFAULT_THEME, ...kit.themes.filter(({ id }) => id !== except).map((theme) => theme.name)],
    { what: 'theme', field: 'name' },
  );

/** Refuses invalid content of a kit; fields are named by path, such as `colors.2.name`. */
export function refusalOfContent(kit: BrandKitContent): Refusal | undefined {
  return (
    faultOfIds(kit) ?? faultOfNames(kit) ?? faultOfColours(kit) ?? faultOfFonts(kit) ?? faultOfReferences(kit)
  );
}

/** Returns the first refusal. */
function first<Item>(
  items: readonly Item[],
  judge: (item: Item, index: number) => Refusal | undefined,
): Refusal | undefined {
  for (const [index, item] of items.entries()) {
    const refusal = judge(item, index);
    if (refusal) return refusal;
  }
  return undefined;
}

function faultOfIds(kit: BrandKitContent): Refusal | undefined {
  const given = [
    ...SECTIONS.flatMap((section) =>
      kit[section].map(({ guid }, index) => ({ field: `${section}.${index}.guid`, id: guid })),
    ),
    ...kit.fonts.map(({ fontFamilyBrandKitGuid: id }, index) => ({
      field: `fonts.${index}.fontFamilyBrandKitGuid`,
      id,
    })),
    ...kit.themes.map(({ id }, index) => ({ field: `themes.${index}.id`, id })),
  ];
  const seen = new Set<string>();
  return first(given, ({ field, id }) => {
    if (seen.has(id)) return invalidField(field, 'Something else of this kit has this id.');
    seen.add(id);
    return undefined;
  });
}

function faultOfNames(kit: BrandKitContent): Refusal | undefined {
  const refusalOfAll = (
    names: readonly string[],
    where: string,
    what: string,
    taken: readonly string[] = [],
  ) =>
    first(names, (name, index) =>
      refusalOfName(name, [...taken, ...names.slice(0, index)], { what, field: `${where}.${index}.name` }),
    );
  const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);
  return (
    first(SECTIONS, (section) => refusalOfAll(namesOf(kit[section]), section, ENTRY_WORDS[section])) ??
    refusalOfAll(namesOf(kit.themes), 'themes', 'theme', [DEFAULT_THEME])
  );
}

/** Returns all colours of a kit and its themes, with their paths. */
function coloursOf(kit: BrandKitContent): { colour: KitColour; place: string }[] {
  const addPaths = (colours: readonly KitColour[], place: string) =>
    colours.map((colour, index) => ({ colour, place: `${place}.${index}` }));
  return [
    ...addPaths(kit.colors, 'colors'),
    ...kit.themes.flatMap(({ colors }, index) => addPaths(colors, `themes.${index}.colors`)),
  ];
}

function faultOfColours(kit: BrandKitContent): Refusal | undefined {
  const inks = new Map<string, KitColour>();
  return first(coloursOf(kit), ({ colour, place }) => {
    const fault = faultOfColour(colour);
    if (fault) return invalidField(`${place}.${fault.field}`, fault.message);
    const key = inkKey(colour);
    const known = key === undefined ? undefined : inks.get(key);
    if (known && !isSameAlternate(known, colour))
      return invalidField(
        `${place}.displayValue`,
        `The ink “${String(known.value).trim()}” has another alternate colour elsewhere in this kit.`,
      );
    if (key !== undefined) inks.set(key, colour);
    return undefined;
  });
}

function faultOfFonts(kit: BrandKitContent): Refusal | undefined {
  const kept = new Set(kit.fonts.map(({ fontFamilyBrandKitGuid }) => fontFamilyBrandKitGuid));
  const used = STYLE_SECTIONS.flatMap((section) =>
    [...kit[section], ...kit.themes.flatMap((theme) => [...theme[section]])].map(
      (look: Partial<CharacterLook>) => look.brandKitFontFamilyGuid,
    ),
  );
  const missing = used.find((guid) => guid !== null && guid !== undefined && !kept.has(guid));
  if (typeof missing === 'string') return invalidField('fonts', fontInUse(stylesUsingFont(kit, missing)));
  return first(kit.fonts, (font, index) =>
    kit.fonts.slice(0, index).some((other) => isSameFamily(other, font))
      ? invalidField(`fonts.${index}.fontFamilyId`, 'This kit has this font already.')
      : undefined,
  );
}

type Family = BrandKitContent['fonts'][number];
const isSameFamily = (one: Family, other: Family) =>
  one.fontFamilyId === other.fontFamilyId && one.fontConnectorId === other.fontConnectorId;

function faultOfReferences(kit: BrandKitContent): Refusal | undefined {
  const colours = new Set(kit.colors.map(({ guid }) => guid));
  const faultOfLooks = (looks: readonly Partial<CharacterLook>[], place: string) =>
    first(looks, (look, index) =>
      first(['brandKitColorGuid', 'textStrokeColorGuid'] as const, (field) => {
        const guid = look[field];
        return typeof guid === 'string' && !colours.has(guid)
          ? invalidField(`${place}.${index}.${field}`, 'This kit has no such colour.')
          : undefined;
      }),
    );
  const faultOfTheme = (theme: BrandKitContent['themes'][number], at: number) =>
    first(SECTIONS, (section) =>
      first(theme[section] as readonly { readonly guid: string }[], ({ guid }, index) =>
        kit[section].some((entry) => entry.guid === guid)
          ? undefined
          : invalidField(
              `themes.${at}.${section}.${index}.guid`,
              `This kit has no such ${ENTRY_WORDS[section]}.`,
            ),
      ),
    ) ?? first(STYLE_SECTIONS, (section) => faultOfLooks(theme[section], `themes.${at}.${section}`));
  return (
    first(STYLE_SECTIONS, (section) => faultOfLooks(kit[section], section)) ?? first(kit.themes, faultOfTheme)
  );
}

/** Whether two kits of one environment may not have these names together. */
export const isSameKitName = (one: string, other: string): boolean => isSameName(one, other);

/** The refusal of a kit's name that is taken. */
export const KIT_NAME_TAKEN = invalidField('name', 'A brand kit with this name exists already.');

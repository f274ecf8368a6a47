import { and, eq } from 'drizzle-orm';
import {
  BRAND_KIT_SORTS,
  describeBrandKit,
  describeListedKit,
  EMPTY_CONTENT,
  outdatedBrandKit,
  refusalOfContent,
  storedContent,
  type BrandKitContent,
} from '@/domain/brand-kits';
import { itemNameKey } from '@/domain/item-name';
import type { Database } from '../../database';
import { brandKits } from '../../database/schema';
import { notFound, problemOf, refuseIf } from '../../http/Problem';
import { requireFreeName } from '../../http/requireFreeName';
import { lockEnvironment } from '../environmentRow';
import { requireItemName } from '../itemName';
import { listPage, requireSorting } from '../../http/listing';
import type { Actor, Handlers } from '../operations';
import { noteBrandKit } from '../where-used';
import {
  claimBrandKitName,
  brandKitOrder,
  countBrandKits,
  requireBrandKit,
  selectBrandKits,
} from './brandKitQueries';

type Ids = 'listBrandKits' | 'createBrandKit' | 'getBrandKit' | 'saveBrandKit' | 'deleteBrandKit';

/** The brand kits of an environment. */
export const brandKitHandlers: Handlers<Ids> = {
  async listBrandKits(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, BRAND_KIT_SORTS, { by: 'name', direction: 'asc' });
    const search = itemNameKey(query.search ?? '');
    const page = await listPage(
      { ...call, query },
      {
        order: brandKitOrder(sorting),
        select: (of) => selectBrandKits(database, { environmentId: environment.id, search }, of),
        count: () => countBrandKits(database, environment.id, search),
      },
    );
    return { ...page, data: page.data.map(describeListedKit) };
  },

  createBrandKit({ database, environment, actor, body, now }) {
    const name = requireItemName(body.name);
    const content = requireContent(body);
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      await requireFreeName(transaction, claimBrandKitName(environment.id, name.name));
      const [row] = await transaction
        .insert(brandKits)
        .values({
          environmentId: environment.id,
          ...name,
          content,
          notedRevision: 1,
          savedById: personOf(actor),
          createdAt: now,
          modifiedAt: now,
        })
        .returning({ id: brandKits.id });
      if (!row) throw new Error('The brand kit was not inserted.');
      await noteBrandKit(transaction, { environmentId: environment.id, id: row.id }, content);
      return one(transaction, environment.id, row.id);
    });
  },

  getBrandKit: ({ database, environment, params }) => one(database, environment.id, params.brandKitId),

  saveBrandKit({ database, environment, actor, params: { brandKitId }, query = {}, body, now }) {
    const name = requireItemName(body.name);
    const content = requireContent(body);
    return database.transaction(async (transaction) => {
      // Names are unique in the environment, so saves there run one after the other.
      await lockEnvironment(transaction, environment.id);
      const present = await requireBrandKit(transaction, environment.id, brandKitId);
      if (query.revision !== undefined && query.revision !== present.revision)
        throw problemOf(outdatedBrandKit(present));
      await requireFreeName(transaction, claimBrandKitName(environment.id, name.name), brandKitId);
      await transaction
        .update(brandKits)
        .set({
          ...name,
          content,
          revision: present.revision + 1,
          notedRevision: present.revision + 1,
          savedById: personOf(actor),
          modifiedAt: now,
        })
        .where(eq(brandKits.id, brandKitId));
      await noteBrandKit(transaction, { environmentId: environment.id, id: brandKitId }, content);
      return one(transaction, environment.id, brandKitId);
    });
  },

  async deleteBrandKit({ database, environment, params }) {
    const deleted = await database
      .delete(brandKits)
      .where(and(eq(brandKits.environmentId, environment.id), eq(brandKits.id, params.brandKitId)))
      .returning({ id: brandKits.id });
    if (deleted.length === 0) throw notFound('brand kit');
    return undefined;
  },
};

const personOf = (actor: Actor): string | null => ('userId' in actor ? actor.userId : null);

/** Validates the content of a kit in a body. @throws Problem 400 */
function requireContent(given: Partial<BrandKitContent>): BrandKitContent {
  refuseIf(refusalOfContent({ ...EMPTY_CONTENT, ...given }));
  return storedContent(given);
}

async function one(database: Database, environmentId: string, id: string) {
  return { data: describeBrandKit(await requireBrandKit(database, environmentId, id)) };
}

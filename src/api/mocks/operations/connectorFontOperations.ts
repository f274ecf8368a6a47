import { offerFault } from '@/domain/connectors';
import { FONT_WORDS } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { PAGE_SIZE } from '@/domain/listing';
import { conflicting } from '@/domain/refusal';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { notFound, problemOf } from '../MockProblem';
import type { MockSourceFamily } from '../MockSourceFamily';
import { failToReach, requireConnector } from './connectorRows';
import { joinUpload, readFontFile } from './fontUploadOperations';

/**
 * Returns the families of a font connector.
 * @throws MockProblem 404, 409 or 502
 */
function requireFamilies(call: InEnvironment, connectorId: string): readonly MockSourceFamily[] {
  const row = requireConnector(call, connectorId);
  const fault = offerFault({ ...row, enabled: row.isEnabled }, 'fonts');
  if (fault) throw problemOf(conflicting(fault));
  const families = row.source?.type === 'http' ? call.store.fontSources.get(row.source.address) : undefined;
  return families ?? failToReach(row);
}

/** Fonts of connectors, and copying them to an upload. */
export const connectorFontOperations = [
  defineEnvironmentOperation('get', '/connectors/{connectorId}/fonts', 200, (call) => {
    const search = itemNameKey(call.query.search?.trim() ?? '');
    const data = requireFamilies(call, call.path.connectorId)
      .filter(({ name }) => itemNameKey(name).includes(search))
      .map(({ name, styles }) => ({ name, styles: styles.map(({ id, name }) => ({ id, name })) }));
    return { data, pageSize: call.query.limit ?? PAGE_SIZE, links: {} };
  }),
  defineEnvironmentOperation('post', '/connectors/{connectorId}/fonts/upload', 201, async (call) => {
    const { path, query, body } = call;
    const styles = requireFamilies(call, path.connectorId).flatMap((family) => family.styles);
    const font = styles.find(({ id }) => id === body.fontId);
    if (!font) throw notFound(FONT_WORDS.font);
    const file = new File([await font.read()], font.fileName);
    return joinUpload(call, query.batchId, await readFontFile(call, file));
  }),
];

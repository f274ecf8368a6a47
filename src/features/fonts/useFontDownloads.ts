import { useQueryClient } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontStyle } from '@/api/types';
import { zip, type ZipEntry } from '@/domain/archive';
import { outputFileName } from '@/domain/output';
import { useApi, useNotify } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';

/** Saves the files of fonts; notifies about failures. */
export function useFontDownloads(environment: EnvironmentDetail) {
  const client = useQueryClient();
  const tell = useNotify();
  const queries = fontQueries(useApi(), environment);
  const fileOf = (style: FontStyle) => client.fetchQuery(queries.file(style.id));
  const told = async (name: string, download: () => Promise<void>) => {
    try {
      await download();
    } catch (error) {
      tell(`${name} could not be downloaded. ${(error as Error).message}`, 'NEGATIVE');
    }
  };
  return {
    /** Saves one style as it was uploaded. */
    style: (family: FontFamily, style: FontStyle) =>
      told(`${family.name} ${style.name}`, async () =>
        saveFile({ blob: await fileOf(style), fileName: style.fileName }),
      ),
    /** Saves all styles of a family in one archive. */
    family: (family: FontFamily) =>
      told(family.name, async () => {
        const styles = await client.fetchQuery(queries.styles(family.id));
        const entries: ZipEntry[] = [];
        for (const style of styles) {
          const bytes = new Uint8Array(await (await fileOf(style)).arrayBuffer());
          // Uploaded files may have one name; styles of a family never do.
          entries.push({
            name: `${outputFileName(`${family.name} ${style.name}`)}.${style.extension}`,
            bytes,
          });
        }
        const parts: Uint8Array[] = [];
        for await (const part of zip(entries)) parts.push(part);
        const blob = new Blob(parts as BlobPart[], { type: 'application/zip' });
        saveFile({ blob, fileName: `${outputFileName(family.name)}.zip` });
      }),
  };
}

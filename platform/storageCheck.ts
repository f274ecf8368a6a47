import './quietRuntimeWarning';
import { openDatabase } from './database';
import { readSettings } from './settings';
import { checkFiles, openStorage } from './storage';

/*
 * Compares the files of a platform with what its database refers to, with the settings the platform is started with, and
 * names what does not fit. Ends with 1 when something does not. The embedded database has to be free for it.
 */

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings);
  const storage = await openStorage(settings);
  const { unreferred, missing } = await checkFiles(db, storage, new Date());
  await storage.close();
  await close();
  for (const hash of unreferred) console.log(`nobody refers to ${hash}`);
  for (const hash of missing) console.log(`missing or cut off ${hash}`);
  console.log(`${unreferred.length} files nobody refers to, ${missing.length} references without a file`);
  process.exit(unreferred.length + missing.length > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

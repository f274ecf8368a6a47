import './quietRuntimeWarning';
import { openDatabase } from './database';
import { readSettings } from './settings';
import { checkFiles, openStorage } from './storage';

/*
 * Compares the stored files of a platform with the references in its database, using the platform's settings, and lists
 * the differences. Exits with 1 if there are any. No platform may be running on the embedded database.
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

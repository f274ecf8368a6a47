import { fileURLToPath } from 'node:url';

/** Absolute path of the SQL migrations, which drizzle-kit generates from the schema files. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** The advisory lock under which one process at a time migrates and seeds PostgreSQL. */
export const SETUP_LOCK = 4_400_001;

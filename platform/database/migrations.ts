import { fileURLToPath } from 'node:url';

/** Absolute path of the SQL migrations that drizzle-kit made from the schema files. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Names the advisory lock under which PostgreSQL is migrated and seeded by one process at a time. */
export const SETUP_LOCK = 4_400_001;

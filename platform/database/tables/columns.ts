import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** A size in bytes, 0 until measured. */
export const bytes = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

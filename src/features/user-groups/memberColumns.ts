import type { User } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { NAME_COLUMN, SIGN_IN_COLUMN, STATUS_COLUMN } from '@/product/personColumns';

/** Columns of members and of users who may become members. */
export const MEMBER_COLUMNS: readonly DataTableColumn<User>[] = [NAME_COLUMN, STATUS_COLUMN, SIGN_IN_COLUMN];

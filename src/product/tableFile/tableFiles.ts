/** File types offered by a picker of tables. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,.xlsm';

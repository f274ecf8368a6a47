import type { DataTableColumn } from '@/components/DataTable';
import { inviteeWord } from './InviteeRow';
import type { Invitee } from './useInvitees';

const COLUMNS: readonly DataTableColumn<Invitee>[] = [
  { id: 'email', header: 'Email', value: ({ address }) => address },
  { id: 'status', header: 'Status', value: ({ result }) => result?.status ?? 'Not sent' },
  { id: 'result', header: 'Result', value: inviteeWord },
  { id: 'detail', header: 'Detail', value: ({ result }) => result?.detail },
];

/** Exports the result of each address, as shown. */
export function exportInvitees(invitees: readonly Invitee[]): void {
  void import('@/components/DataTable/exportCsv').then(({ downloadCsv }) =>
    downloadCsv('invitations', COLUMNS, invitees),
  );
}

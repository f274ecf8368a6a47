import { dialogOnDemand } from '@/product/dialogOnDemand';

/* The dialogs of the users, loaded on demand: their forms are larger than the list, and most visits open none. */

export const BulkGroupsDialog = dialogOnDemand(
  async () => (await import('./BulkGroupsDialog')).BulkGroupsDialog,
);
export const BulkInvitationsDialog = dialogOnDemand(
  async () => (await import('./BulkInvitationsDialog')).BulkInvitationsDialog,
);
export const BulkStatusDialog = dialogOnDemand(
  async () => (await import('./BulkStatusDialog')).BulkStatusDialog,
);
export const HandOverDialog = dialogOnDemand(async () => (await import('./HandOverDialog')).HandOverDialog);
export const InviteDialog = dialogOnDemand(async () => (await import('./invite/InviteDialog')).InviteDialog);
export const LeftoversDialog = dialogOnDemand(
  async () => (await import('./LeftoversDialog')).LeftoversDialog,
);
export const RemoveUserDialog = dialogOnDemand(
  async () => (await import('./RemoveUserDialog')).RemoveUserDialog,
);
export const TrialDialog = dialogOnDemand(async () => (await import('./invite/TrialDialog')).TrialDialog);
export const WithdrawInvitationDialog = dialogOnDemand(
  async () => (await import('./WithdrawInvitationDialog')).WithdrawInvitationDialog,
);

import { requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { EnableFederation, UpdateFederatedGroups, UpdateUserName } from '../types';

/** The authorisation of a signed call, from the link to the page (reading 13). */
export interface Signature {
  readonly signature: string;
  /** The time of the signature in Unix seconds. */
  readonly signatureTimestamp: string;
}

/**
 * Reads `signature` and `signatureTimestamp` from the query of a link; a missing one is empty, and calls then throw an
 * error with its name.
 */
export function readSignature(query: URLSearchParams): Signature {
  return {
    signature: query.get('signature') ?? '',
    signatureTimestamp: query.get('signatureTimestamp') ?? '',
  };
}

function signatureHeader({ signature, signatureTimestamp }: Signature) {
  requireParameters({ signature, signatureTimestamp });
  return { signature, 'signature-timestamp': Number(signatureTimestamp) };
}

export async function enableFederation(
  api: PlatformApi,
  userId: string,
  signature: Signature,
  enableFederationModel: EnableFederation,
) {
  requireParameters({ userId });
  const header = signatureHeader(signature);
  requireBody('enableFederationModel', enableFederationModel, ['newUserId']);
  const init = { params: { path: { userId }, header }, body: enableFederationModel };
  return api.request('post', '/users/{userId}/enable-federation', init);
}

export async function updateFederatedGroups(
  api: PlatformApi,
  userId: string,
  signature: Signature,
  updateFederatedUserGroupsModel: UpdateFederatedGroups,
) {
  requireParameters({ userId });
  const header = signatureHeader(signature);
  requireBody('updateFederatedUserGroupsModel', updateFederatedUserGroupsModel, ['groupIds', 'userEmail']);
  const init = { params: { path: { userId }, header }, body: updateFederatedUserGroupsModel };
  return api.request('post', '/users/{userId}/federated-groups', init);
}

export async function addMigratedUser(
  api: PlatformApi,
  signature: Signature,
  addUserModel: UpdateUserName & { email: string },
) {
  const header = signatureHeader(signature);
  requireBody('addUserModel', addUserModel, ['email', 'firstName', 'lastName']);
  return api.request('post', '/users/manage/add', { params: { header }, body: addUserModel });
}

export async function getEmailStatus(
  api: PlatformApi,
  userId: string,
  signature: Signature,
  options?: CallOptions,
) {
  requireParameters({ userId });
  const params = { path: { userId }, header: signatureHeader(signature) };
  return api.request('get', '/users/{userId}/manage/email-status', { params }, options);
}

/**
 * The specification requires no signature here (reading 26); our platform requires the link's one until the first
 * sign-in, and others ignore it.
 */
export async function updateMigratedUser(
  api: PlatformApi,
  userId: string,
  signature: Signature,
  updateUserNameModel: UpdateUserName,
) {
  requireParameters({ userId });
  const header = signatureHeader(signature);
  requireBody('updateUserNameModel', updateUserNameModel, ['firstName', 'lastName']);
  const init = { params: { path: { userId }, header }, body: updateUserNameModel };
  return api.request('put', '/users/{userId}/manage/update', init);
}

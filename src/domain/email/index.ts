export { isEmail } from './isEmail';
export { isInvitable, judgeInvitees, type InviteeState } from './judgeInvitees';
export { readDomain } from './readDomain';

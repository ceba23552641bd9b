import {
  accountApi,
  adminApi,
  adminManyApi,
  apiTokensApi,
  authApi,
  authService,
  employerLinkApi,
  phoneSignInApi,
  secondFactorApi,
  teamApi,
  uploadsApi,
  usersApi,
} from '@workboard/contracts';
import { asChanges, forwardingTo } from '../platform/forwarding.js';

/** The same words whether the address is known or not (decisions A1, A7). */
const mailed = () => ({ message: 'If an account needs it, a mail is on its way.' });

/** Calls that the auth service answers alone. */
export const AuthForwarding = forwardingTo(authService, (forward) => [
  forward(authApi.register, 'register'),
  forward(authApi.resendVerification, 'resendVerification', { answer: mailed }),
  forward(authApi.checkLink, 'checkLink'),
  forward(authApi.changePassword, 'changePassword'),
  forward(authApi.forgotPassword, 'forgotPassword', { answer: mailed }),
  forward(authApi.sessions, 'listSessions'),
  forward(authApi.endSession, 'endSession'),
  forward(authApi.endOtherSessions, 'endOtherSessions'),

  forward(phoneSignInApi.disown, 'disownPhone'),
  forward(phoneSignInApi.get, 'getPhoneSignIn'),
  forward(phoneSignInApi.add, 'addPhoneSignIn'),
  forward(phoneSignInApi.remove, 'removePhoneSignIn'),

  forward(apiTokensApi.list, 'listApiTokens'),
  forward(apiTokensApi.create, 'createApiToken'),
  forward(apiTokensApi.revoke, 'revokeApiToken'),

  forward(secondFactorApi.state, 'secondFactorState'),
  forward(secondFactorApi.setUp, 'setUpSecondFactor'),
  forward(secondFactorApi.turnOn, 'turnOnSecondFactor'),
  forward(secondFactorApi.renewCodes, 'renewRecoveryCodes'),
  forward(secondFactorApi.turnOff, 'turnOffSecondFactor'),
  forward(secondFactorApi.reset, 'resetSecondFactor'),

  forward(accountApi.exports, 'listExports'),
  forward(accountApi.startExport, 'startExport'),
  forward(accountApi.keep, 'keepAccount'),

  forward(usersApi.get, 'getUser'),
  forward(usersApi.update, 'updateUser', { input: asChanges }),
  forward(uploadsApi.resumeInfo, 'currentResume'),
  forward(uploadsApi.removeResume, 'detachResume'),

  forward(teamApi.list, 'listTeam'),
  forward(teamApi.add, 'addTeamMember'),
  forward(teamApi.addUser, 'addUser'),
  forward(teamApi.update, 'updateTeamMember', { input: asChanges }),
  forward(teamApi.remove, 'removeTeamMember'),
  forward(employerLinkApi.employers, 'employersWithoutCompany'),
  forward(employerLinkApi.link, 'linkEmployer'),

  forward(adminApi.user, 'getUser'),
  forward(adminApi.createUser, 'adminCreateUser'),
  forward(adminApi.updateUser, 'adminUpdateUser', { input: asChanges }),
  forward(adminApi.removeUser, 'adminRemoveUser'),
  forward(adminManyApi.users, 'adminChangeUsers'),
  forward(adminApi.userSessions, 'adminUserSessions'),
  forward(adminApi.endUserSessions, 'adminEndUserSessions'),
  forward(adminApi.verifyUser, 'adminVerifyUser'),
  forward(adminApi.resendVerification, 'adminResendVerification'),
]);

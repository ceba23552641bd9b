import {
  adminApi,
  adminManyApi,
  adminRecordsApi,
  companiesApi,
  companiesService,
  uploadsApi,
} from '@workboard/contracts';
import { asChanges, forwardingTo } from '../platform/forwarding.js';

/** Calls that the companies service answers alone. */
export const CompaniesForwarding = forwardingTo(companiesService, (forward) => [
  forward(companiesApi.get, 'get'),
  forward(companiesApi.create, 'create'),
  forward(companiesApi.update, 'update', { input: asChanges }),
  forward(uploadsApi.removeLogo, 'detachLogo'),

  forward(adminApi.createCompany, 'adminCreate'),
  forward(adminApi.updateCompany, 'adminUpdate', { input: asChanges }),
  forward(adminApi.removeCompany, 'adminRemove'),
  forward(adminApi.authorise, 'setStatus', { input: ({ params }) => ({ ...params, status: 'authorised' }) }),
  forward(adminApi.unauthorise, 'setStatus', {
    input: ({ params, body }) => ({ ...body, ...params, status: 'unauthorised' }),
  }),
  forward(adminManyApi.companies, 'setStatuses'),
  forward(adminRecordsApi.likeCompanies, 'like'),
  forward(adminApi.validateEmailDomain, 'validateEmailDomain'),
]);

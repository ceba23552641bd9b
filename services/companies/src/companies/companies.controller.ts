import { Controller } from '@nestjs/common';
import { companiesService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { LogosService } from '../logos/logos.service.js';
import { AdminCompaniesService } from './admin-companies.service.js';
import { CompaniesService } from './companies.service.js';
import { LikeCompanies } from './like-companies.service.js';

const { messages } = companiesService;

@Controller()
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly admin: AdminCompaniesService,
    private readonly likes: LikeCompanies,
    private readonly logos: LogosService,
  ) {}

  @Handles(messages.list)
  list() {
    return this.companies.list();
  }

  @Handles(messages.page)
  page(query: MessageData<typeof messages.page>) {
    return this.companies.page(query);
  }

  @Handles(messages.get)
  get(input: MessageData<typeof messages.get>) {
    return this.companies.get(input);
  }

  @Handles(messages.byIds)
  byIds(input: MessageData<typeof messages.byIds>) {
    return this.companies.byIds(input);
  }

  @Handles(messages.create)
  create(input: MessageData<typeof messages.create>) {
    return this.companies.create(input);
  }

  @Handles(messages.update)
  update(input: MessageData<typeof messages.update>) {
    return this.companies.update(input);
  }

  @Handles(messages.adminList)
  adminList() {
    return this.admin.list();
  }

  @Handles(messages.adminPage)
  adminPage(query: MessageData<typeof messages.adminPage>) {
    return this.admin.page(query);
  }

  @Handles(messages.adminGet)
  adminGet(input: MessageData<typeof messages.adminGet>) {
    return this.admin.get(input);
  }

  @Handles(messages.adminCreate)
  adminCreate(input: MessageData<typeof messages.adminCreate>) {
    return this.admin.create(input);
  }

  @Handles(messages.adminUpdate)
  adminUpdate(input: MessageData<typeof messages.adminUpdate>) {
    return this.admin.update(input);
  }

  @Handles(messages.adminRemove)
  adminRemove(input: MessageData<typeof messages.adminRemove>) {
    return this.admin.remove(input);
  }

  @Handles(messages.setStatus)
  setStatus(input: MessageData<typeof messages.setStatus>) {
    return this.admin.setStatus(input);
  }

  @Handles(messages.setStatuses)
  setStatuses(input: MessageData<typeof messages.setStatuses>) {
    return this.admin.setStatuses(input);
  }

  @Handles(messages.like)
  like(input: MessageData<typeof messages.like>) {
    return this.likes.of(input);
  }

  @Handles(messages.validateEmailDomain)
  validateEmailDomain(input: MessageData<typeof messages.validateEmailDomain>) {
    return this.companies.validateEmailDomain(input);
  }

  @Handles(messages.attachLogo)
  attachLogo(input: MessageData<typeof messages.attachLogo>) {
    return this.logos.attach(input);
  }

  @Handles(messages.detachLogo)
  detachLogo(input: MessageData<typeof messages.detachLogo>) {
    return this.logos.detach(input);
  }

  @Handles(messages.logoExists)
  logoExists(input: MessageData<typeof messages.logoExists>) {
    return this.logos.exists(input);
  }
}

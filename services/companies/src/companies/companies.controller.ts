import { Controller } from '@nestjs/common';
import { type Caller, companiesService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { AdminCompaniesService } from './admin-companies.service.js';
import { CompaniesService } from './companies.service.js';
import { LikeCompaniesService } from './like-companies.service.js';

const { messages } = companiesService;

@Controller()
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly admin: AdminCompaniesService,
    private readonly likes: LikeCompaniesService,
  ) {}

  @Handles(messages.list)
  list(_: unknown, caller: Caller | null) {
    return this.companies.list(caller);
  }

  @Handles(messages.page)
  page(query: MessageData<typeof messages.page>, caller: Caller | null) {
    return this.companies.page(caller, query);
  }

  @Handles(messages.get)
  get(input: MessageData<typeof messages.get>, caller: Caller | null) {
    return this.companies.get(caller, input);
  }

  @Handles(messages.byIds)
  byIds(input: MessageData<typeof messages.byIds>) {
    return this.companies.byIds(input);
  }

  @Handles(messages.create)
  create(input: MessageData<typeof messages.create>, caller: Caller) {
    return this.companies.create(caller, input);
  }

  @Handles(messages.update)
  update(input: MessageData<typeof messages.update>, caller: Caller) {
    return this.companies.update(caller, input);
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
  adminCreate(input: MessageData<typeof messages.adminCreate>, caller: Caller) {
    return this.admin.create(caller, input);
  }

  @Handles(messages.adminUpdate)
  adminUpdate(input: MessageData<typeof messages.adminUpdate>, caller: Caller) {
    return this.admin.update(caller, input);
  }

  @Handles(messages.adminRemove)
  adminRemove(input: MessageData<typeof messages.adminRemove>) {
    return this.admin.remove(input);
  }

  @Handles(messages.setStatus)
  setStatus(input: MessageData<typeof messages.setStatus>, caller: Caller) {
    return this.admin.setStatus(caller, input);
  }

  @Handles(messages.setStatuses)
  setStatuses(input: MessageData<typeof messages.setStatuses>, caller: Caller) {
    return this.admin.setStatuses(caller, input);
  }

  @Handles(messages.like)
  like(input: MessageData<typeof messages.like>) {
    return this.likes.of(input);
  }

  @Handles(messages.validateEmailDomain)
  validateEmailDomain(input: MessageData<typeof messages.validateEmailDomain>) {
    return this.companies.validateEmailDomain(input);
  }
}

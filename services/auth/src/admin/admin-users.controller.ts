import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { AdminSessionsService } from './admin-sessions.service.js';
import { AdminUserEditsService } from './admin-user-edits.service.js';
import { AdminUsersService } from './admin-users.service.js';
import { CompanyPeopleService } from './company-people.service.js';
import { ManyUsersService } from './many-users.service.js';

const { messages } = authService;

@Controller()
export class AdminUsersController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly edits: AdminUserEditsService,
    private readonly sessions: AdminSessionsService,
    private readonly many: ManyUsersService,
    private readonly companyPeople: CompanyPeopleService,
  ) {}

  @Handles(messages.adminListUsers)
  list() {
    return this.users.list();
  }

  @Handles(messages.adminUsersPage)
  page(query: MessageData<typeof messages.adminUsersPage>) {
    return this.users.page(query);
  }

  @Handles(messages.adminCreateUser)
  create(input: MessageData<typeof messages.adminCreateUser>) {
    return this.users.create(input);
  }

  @Handles(messages.adminUpdateUser)
  update(input: MessageData<typeof messages.adminUpdateUser>, caller: Caller) {
    return this.edits.update(caller, input);
  }

  @Handles(messages.adminRemoveUser)
  remove(input: MessageData<typeof messages.adminRemoveUser>, caller: Caller) {
    return this.users.remove(caller, input);
  }

  @Handles(messages.adminChangeUsers)
  changeMany(input: MessageData<typeof messages.adminChangeUsers>) {
    return this.many.change(input);
  }

  @Handles(messages.adminCompanyPeople)
  peopleOf(input: MessageData<typeof messages.adminCompanyPeople>) {
    return this.companyPeople.of(input);
  }

  @Handles(messages.adminUserSessions)
  listSessions(input: MessageData<typeof messages.adminUserSessions>, caller: Caller) {
    return this.sessions.list(caller, input);
  }

  @Handles(messages.adminEndUserSessions)
  endSessions(input: MessageData<typeof messages.adminEndUserSessions>, caller: Caller) {
    return this.sessions.end(caller, input);
  }

  @Handles(messages.adminVerifyUser)
  verify(input: MessageData<typeof messages.adminVerifyUser>) {
    return this.users.verify(input);
  }

  @Handles(messages.adminResendVerification)
  resendVerification(input: MessageData<typeof messages.adminResendVerification>) {
    return this.users.resendVerification(input);
  }
}

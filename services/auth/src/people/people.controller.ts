import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { PeopleService } from './people.service.js';

const { messages } = authService;

@Controller()
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Handles(messages.applicants)
  applicants(input: MessageData<typeof messages.applicants>) {
    return this.people.applicants(input);
  }

  @Handles(messages.contacts)
  contacts(input: MessageData<typeof messages.contacts>) {
    return this.people.contacts(input);
  }

  @Handles(messages.findPeople)
  findPeople(input: MessageData<typeof messages.findPeople>) {
    return this.people.findPeople(input);
  }

  @Handles(messages.headlines)
  headlines(input: MessageData<typeof messages.headlines>) {
    return this.people.headlines(input);
  }

  @Handles(messages.peopleMatching)
  matching(input: MessageData<typeof messages.peopleMatching>) {
    return this.people.matching(input);
  }

  @Handles(messages.superAdminContacts)
  superAdminContacts() {
    return this.people.superAdminContacts();
  }

  @Handles(messages.companyContacts)
  companyContacts(input: MessageData<typeof messages.companyContacts>) {
    return this.people.companyContacts(input);
  }

  @Handles(messages.applyProfile)
  applyProfile(input: MessageData<typeof messages.applyProfile>) {
    return this.people.applyProfile(input);
  }

  @Handles(messages.candidatesStamp)
  candidatesStamp(input: MessageData<typeof messages.candidatesStamp>) {
    return this.people.candidatesStamp(input);
  }

  @Handles(messages.candidateFingerprints)
  candidateFingerprints(input: MessageData<typeof messages.candidateFingerprints>) {
    return this.people.candidateFingerprints(input);
  }

  @Handles(messages.candidateProfiles)
  candidateProfiles(input: MessageData<typeof messages.candidateProfiles>) {
    return this.people.candidateProfiles(input);
  }

  @Handles(messages.seekerIds)
  seekerIds(input: MessageData<typeof messages.seekerIds>) {
    return this.people.seekerIds(input);
  }
}

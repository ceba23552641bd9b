import { type DynamicModule, Module } from '@nestjs/common';
import { applicationsService, authService, jobsService } from '@workboard/contracts';
import {
  ClientsModule,
  databaseModule,
  earlyController,
  KitModule,
  personalDataController,
  statusController,
} from '@workboard/service-kit';
import { ApplicationSearch } from './records/application-search.js';
import { DecisionsController } from './decisions/decisions.controller.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { RecordsController } from './records/records.controller.js';
import { ApplicationRecords } from './records/application-records.js';
import { CascadesEvents } from './cascades/cascades.events.js';
import { ApplicationsQueries } from './applications/applications.queries.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { FillingService } from './decisions/filling.service.js';
import { CalendarFeedsController } from './calendar-feeds/calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar-feeds/calendar-feeds.service.js';
import { CompanyCopiesService } from './company-copies/company-copies.service.js';
import { entities, migrations, schema } from './data-source.js';
import { DeskController } from './desk/desk.controller.js';
import { DeskQueries } from './desk/desk.queries.js';
import type { Env } from './env.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresService } from './figures/figures.service.js';
import { HiringTeamsController } from './hiring-teams/hiring-teams.controller.js';
import { HiringTeamsEvents } from './hiring-teams/hiring-teams.events.js';
import { HiringTeamsService } from './hiring-teams/hiring-teams.service.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryService } from './history/history.service.js';
import { InterviewCancelling } from './interviews/interview-cancelling.js';
import { InterviewsController } from './interviews/interviews.controller.js';
import { InterviewsQueries } from './interviews/interviews.queries.js';
import { InterviewsService } from './interviews/interviews.service.js';
import { InterviewTimesController } from './interview-times/interview-times.controller.js';
import { InterviewTimesService } from './interview-times/interview-times.service.js';
import { Invitations } from './interviews/invitations.js';
import { TimeChoosing } from './interview-times/time-choosing.js';
import { TimesQueries } from './interview-times/times.queries.js';
import { InterviewPlanning } from './interviews/interview-planning.js';
import { JobCopiesService } from './job-copies/job-copies.service.js';
import { LookupsController } from './lookups/lookups.controller.js';
import { LookupsService } from './lookups/lookups.service.js';
import { MessageTemplatesService } from './messages/message-templates.service.js';
import { MessageWords } from './messages/message-words.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesEvents } from './messages/messages.events.js';
import { MessagesService } from './messages/messages.service.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxService } from './outbox/outbox.service.js';
import { NoticePlanning } from './outbox/notice-planning.js';
import { NotesService } from './review/notes.service.js';
import { ReviewController } from './review/review.controller.js';
import { ScoreCriteriaService } from './review/score-criteria.service.js';
import { ScorecardsService } from './review/scorecards.service.js';
import { TagsService } from './review/tags.service.js';

@Module({})
class AppModule {}

/** Everything of the applications service that its two processes share. */
export const appModule = (env: Env): DynamicModule => ({
  module: AppModule,
  imports: [
    KitModule.for({ env, service: applicationsService }),
    databaseModule({ schema, env, entities, migrations }),
    ClientsModule.for({
      secret: env.INTERNAL_SECRET,
      services: [
        { service: authService, addresses: env.AUTH_URL },
        { service: jobsService, addresses: env.JOBS_URL },
      ],
    }),
  ],
  controllers: [
    personalDataController(applicationsService),
    statusController(applicationsService),
    DecisionsController,
    RecordsController,
    SubmissionsController,
    CalendarFeedsController,
    earlyController(applicationsService.messages.applyCompany, CompanyCopiesService),
    FiguresController,
    HiringTeamsController,
    HistoryController,
    DeskController,
    InterviewsController,
    InterviewTimesController,
    earlyController(applicationsService.messages.applyJob, JobCopiesService),
    LookupsController,
    MessagesController,
    OutboxController,
    ReviewController,
  ],
  providers: [
    ApplicationSearch,
    ApplicationRecords,
    CascadesEvents,
    ApplicationsQueries,
    DecisionsService,
    SubmissionsService,
    CalendarFeedsService,
    CompanyCopiesService,
    FiguresService,
    FillingService,
    HiringTeamsService,
    HiringTeamsEvents,
    HistoryService,
    DeskQueries,
    InterviewCancelling,
    InterviewPlanning,
    InterviewsQueries,
    InterviewsService,
    InterviewTimesService,
    Invitations,
    JobCopiesService,
    LookupsService,
    MessageTemplatesService,
    MessageWords,
    MessagesEvents,
    MessagesService,
    NotesService,
    OutboxService,
    ScoreCriteriaService,
    ScorecardsService,
    NoticePlanning,
    TagsService,
    TimeChoosing,
    TimesQueries,
  ],
  exports: [OutboxService],
});

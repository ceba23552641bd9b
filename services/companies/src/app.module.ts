import { type DynamicModule, Module } from '@nestjs/common';
import { applicationsService, authService, companiesService, jobsService } from '@workboard/contracts';
import {
  ClientsModule,
  databaseModule,
  KitModule,
  personalDataController,
  statusController,
} from '@workboard/service-kit';
import { AdminCompaniesService } from './companies/admin-companies.service.js';
import { CompaniesController } from './companies/companies.controller.js';
import { CompaniesService } from './companies/companies.service.js';
import { LikeCompaniesService } from './companies/like-companies.service.js';
import { CompanyOwners } from './companies/company-owners.js';
import { CompanyWrites } from './companies/company-writes.js';
import { CompaniesEvents } from './companies/companies.events.js';
import { entities, migrations, schema } from './data-source.js';
import type { Env } from './env.js';
import { LogosController } from './logos/logos.controller.js';
import { LogosService } from './logos/logos.service.js';

@Module({})
class AppModule {}

/** Everything of the companies service that its two processes share. */
export const appModule = (env: Env): DynamicModule => ({
  module: AppModule,
  imports: [
    KitModule.for({ env, service: companiesService }),
    databaseModule({ schema, env, entities, migrations }),
    ClientsModule.for({
      secret: env.INTERNAL_SECRET,
      services: [
        { service: authService, addresses: env.AUTH_URL },
        { service: jobsService, addresses: env.JOBS_URL },
        { service: applicationsService, addresses: env.APPLICATIONS_URL },
      ],
    }),
  ],
  controllers: [
    personalDataController(companiesService),
    statusController(companiesService),
    CompaniesController,
    LogosController,
  ],
  providers: [
    AdminCompaniesService,
    CompaniesService,
    CompanyOwners,
    CompanyWrites,
    LikeCompaniesService,
    LogosService,
    CompaniesEvents,
  ],
});

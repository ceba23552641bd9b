import type { MigrationInterface, QueryRunner } from 'typeorm';

const renderedJobs = (formerName: string): string => `
  CREATE OR REPLACE VIEW rendered_jobs AS
     SELECT job.id AS job_id, left(row_to_json(card)::text, -1) AS card
     FROM jobs AS job LEFT JOIN company_copies AS company ON company.id = job.company_id, LATERAL (SELECT
       job.id, job.title, job.description,
       flat_list(job.requirements) AS requirements, flat_list(job.responsibilities) AS responsibilities,
       flat_list(job.skills) AS skills, flat_list(job.benefits) AS benefits,
       job.salary_min AS "salaryMin", job.salary_max AS "salaryMax", job.salary_currency AS "salaryCurrency",
       job.location, job.work_type AS "workType", job.employment_type AS "employmentType",
       job.experience_level AS "experienceLevel", job.industry, job.hr_email AS "hrEmail",
       job.company_id AS "companyId", job.posted_by_id AS "postedById", job.status, job.published,
       iso_instant(job.published_at) AS "publishedAt", job.published_by AS "publishedBy",
       to_char(job.closing_date, 'YYYY-MM-DD') || 'T13:59:59.999Z' AS "closingDate",
       iso_instant(job.expires_at) AS "expiresAt", iso_instant(job.created_at) AS "createdAt",
       json_build_object('id', job.company_id, 'name', coalesce(company.name, 'Company #' || job.company_id),
         'logo', company.logo, 'industry', coalesce(company.industry, ''),
         'location', coalesce(company.location, '')${formerName}) AS company
     ) AS card`;

/** An ad says for 90 days what its company was called before (decision P22). */
export class FormerNames1796000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company_copies ADD COLUMN previous_name text, ADD COLUMN renamed_at timestamptz`);
    await runner.query(renderedJobs(`, 'previousName', company.previous_name`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renderedJobs(''));
    await runner.query(`ALTER TABLE company_copies DROP COLUMN previous_name, DROP COLUMN renamed_at`);
  }
}

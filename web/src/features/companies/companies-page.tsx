import { useQuery } from '@tanstack/react-query';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { Button } from '../../components/elements/button.js';
import { TextInput } from '../../components/forms/controls.js';
import { CardGrid } from '../../entities/job/job-card.js';
import { ListPage } from '../../components/lists/list-page.js';
import { Page } from '../../components/layout/page.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { plural } from '../../lib/text/text.js';
import { companiesQuery, type ListedCompany } from '../../entities/company/company-queries.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { CompanyCard } from './company-card.js';

const matches = (company: ListedCompany, search: string): boolean =>
  [company.name, company.industry, company.location].some((text) => text.toLowerCase().includes(search.toLowerCase()));

/** All employers of the site (spec §2 "Companies directory"). */
export const CompaniesPage = () => {
  const [{ page, search }, update, addressOf] = useListParams({ page: 1, search: '' });
  const query = useQuery(companiesQuery);
  return (
    <Page title="Companies" subtitle="Employers across Papua New Guinea, and what they have open.">
      <ListPage
        query={query}
        select={(companies) => companies.filter((company) => matches(company, search.trim()))}
        page={page}
        pageSize={pageSizes.companies}
        window={pagerWindows.companies}
        onPage={(next) => {
          update({ page: next });
          window.scrollTo(0, 0);
        }}
        to={(next) => addressOf({ page: next })}
        loading={<Skeletons count={4} height={180} label="Loading companies..." />}
        summary={({ total }) => plural(total, 'company', 'companies')}
        empty={{
          title: 'No companies found',
          action: (
            <Button variant="contained" onClick={() => update({ search: '' })}>
              Clear Search
            </Button>
          ),
        }}
        toolbar={
          <search className="company-search">
            <TextInput
              type="search"
              value={search}
              onChange={(event) => update({ search: event.target.value }, { replace: true })}
              placeholder="Search by name, industry or location"
              aria-label="Search companies by name, industry or location"
            />
          </search>
        }
      >
        {(companies) => (
          <CardGrid>
            {companies.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} />
              </li>
            ))}
          </CardGrid>
        )}
      </ListPage>
    </Page>
  );
};

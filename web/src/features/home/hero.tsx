import { Box, Container, Stack, Typography } from '@mui/material';
import { fixedFigures } from '@workboard/contracts/constants';
import { useNavigate } from 'react-router-dom';
import { Bilum } from '../../components/elements/bilum.js';
import { JobSearchForm } from '../../entities/job/job-search-form.js';
import { PageTitle } from '../../components/layout/page-title.js';
import { withQuery } from '../../lib/api/address.js';

const figures = [
  [fixedFigures.jobs, 'jobs'],
  [fixedFigures.companies, 'companies'],
  [fixedFigures.hires, 'hires'],
] as const;

/** Green ground, the promise, and the search. */
export const Hero = () => {
  const navigate = useNavigate();
  return (
    <>
      <Box sx={{ position: 'relative', bgcolor: 'hero.main', color: 'hero.text', overflow: 'hidden' }}>
        <Bilum
          fade
          sx={{ position: 'absolute', inset: '0 0 0 auto', width: '46%', display: { xs: 'none', md: 'block' } }}
        />
        <Container sx={{ position: 'relative', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 8 } }}>
          <Box sx={{ maxWidth: 720 }}>
            <Box
              component={PageTitle}
              documentTitle="Jobs in Papua New Guinea"
              sx={{ maxWidth: '14em', fontSize: 'clamp(2rem, 1.3rem + 3vw, 3.25rem)' }}
            >
              Find work across Papua New Guinea
            </Box>
            <Typography sx={{ color: 'hero.soft', mt: 2, mb: 3, maxWidth: '30em' }}>
              Search openings in Port Moresby, Lae, Mt Hagen, Madang and beyond. Free for job seekers.
            </Typography>
            <JobSearchForm
              type="job"
              search=""
              onSearch={({ type, search }) =>
                void navigate(withQuery('/jobs', { type: type === 'job' ? '' : type, search }))
              }
            />
            <Stack
              component="ul"
              direction="row"
              sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
            >
              {figures.map(([figure, name]) => (
                <Typography component="li" variant="body2" key={name} sx={{ color: 'hero.soft' }}>
                  <Box
                    component="strong"
                    sx={{ display: { xs: 'block', sm: 'inline' }, color: 'hero.text', fontSize: '1rem' }}
                  >
                    {figure}
                  </Box>{' '}
                  {name}
                </Typography>
              ))}
            </Stack>
          </Box>
        </Container>
      </Box>
      <Bilum band sx={{ display: { md: 'none' } }} />
    </>
  );
};

import { Box, Card, Stack, Typography } from '@mui/material';
import type { Company } from '@workboard/contracts';
import { companyCardDescriptionLength, companyCardNameLength } from '@workboard/contracts/constants';
import { Link } from 'react-router-dom';
import { Tag } from '../../components/elements/tag.js';
import { CompanyLogo } from '../../entities/company/company-logo.js';
import { capitalise, truncate } from '../../lib/text/text.js';

/** A company in the directory; the whole card is the link. */
export const CompanyCard = ({ company }: { company: Company }) => (
  <Card
    sx={{
      position: 'relative',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      gap: 1.5,
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <CompanyLogo name={company.name} logo={company.logo} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h3">
          <Box
            component={Link}
            to={`/company/${company.id}`}
            title={company.name.length > companyCardNameLength ? company.name : undefined}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {truncate(company.name, companyCardNameLength)}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {company.location}
        </Typography>
      </Box>
    </Stack>
    <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
      {truncate(company.description, companyCardDescriptionLength)}
    </Typography>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Tag>{capitalise(company.industry)}</Tag>
      <Tag>{`${company.size} employees`}</Tag>
    </Stack>
  </Card>
);

import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { EmailAddress } from '../../components/elements/email-address.js';
import { MailIcon, PhoneIcon, PlaceIcon, type Icon } from '../../components/elements/icons.js';
import { PlainLink, TextLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { Section } from '../../components/layout/section.js';
import { site } from '../../lib/session/site.js';

const Way = ({
  icon: Sign,
  title,
  children,
  note,
}: {
  icon: Icon;
  title: string;
  children: ReactNode;
  note: string;
}) => (
  <Card sx={{ display: 'flex', gap: { xs: 1.5, sm: 2 }, p: { xs: 2, sm: 3 } }}>
    <Box sx={{ color: 'primary.main', pt: 0.25 }}>
      <Sign size={24} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ my: 0.5 }}>{children}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  </Card>
);

const questions = [
  [
    'I did not get the mail with my link',
    'Look into your spam folder first. On the sign-in screen you can have it sent again.',
  ],
  [
    'An employer asks me for money',
    'Do not pay. Open the job and choose Report this job at its end, and we look into it. The employer never learns who told us.',
  ],
  [
    'My company is not visible yet',
    'New companies are checked by a person. Your jobs go live as soon as that is done.',
  ],
] as const;

/** Phone, e-mail and postal address (spec §1), and the questions that are asked most. */
export const ContactsPage = () => {
  const { phone, email, address } = site();
  return (
    <Page title="Contact Us" subtitle="We read everything, and answer on working days in Port Moresby." narrow>
      <Stack sx={{ gap: 5 }}>
        <Stack sx={{ gap: 2 }}>
          <Way icon={PhoneIcon} title="Phone" note="Monday to Friday, 8:00 am to 4:30 pm">
            <PlainLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</PlainLink>
          </Way>
          <Way icon={MailIcon} title="Email" note="For job seekers and employers">
            <PlainLink href={`mailto:${email}`}>
              <EmailAddress>{email}</EmailAddress>
            </PlainLink>
          </Way>
          <Way icon={PlaceIcon} title="Postal address" note="For letters and documents">
            {address}
          </Way>
        </Stack>
        <Section title="Often asked">
          <Stack sx={{ gap: 2.5 }}>
            {questions.map(([question, answer]) => (
              <Box key={question}>
                <Typography component="h3" variant="h3">
                  {question}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{answer}</Typography>
              </Box>
            ))}
          </Stack>
        </Section>
        <Typography>
          More about us: <TextLink to="/about">About PNG Workboard</TextLink>
        </Typography>
      </Stack>
    </Page>
  );
};

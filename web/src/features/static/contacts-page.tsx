import type { ReactNode } from 'react';
import { EmailAddress } from '../../components/elements/email-address.js';
import { MailIcon, PhoneIcon, PlaceIcon, type Icon } from '../../components/elements/icons.js';
import { PlainLink, TextLink } from '../../components/elements/link.js';
import { Page } from '../../components/layout/page.js';
import { Section } from '../../components/layout/section.js';
import { site } from '../../lib/session/site.js';
import { TitledTexts } from './sections.js';

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
  <div className="card contact-way">
    <Sign size={24} />
    <div>
      <h2 className="title-3">{title}</h2>
      <p className="text">{children}</p>
      <p className="text-small quiet">{note}</p>
    </div>
  </div>
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
      <div className="parts far">
        <div className="parts near">
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
        </div>
        <Section title="Often asked">
          <TitledTexts texts={questions} />
        </Section>
        <p className="text">
          More about us: <TextLink to="/about">About PNG Workboard</TextLink>
        </p>
      </div>
    </Page>
  );
};

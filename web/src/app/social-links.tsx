import { OutsideLink } from '../components/elements/link.js';
import { site } from '../lib/session/site.js';

const names = { linkedin: 'LinkedIn', facebook: 'Facebook', whatsapp: 'WhatsApp' } as const;

/** The product's own pages elsewhere. */
export const SocialLinks = ({ isQuiet = false }: { isQuiet?: boolean }) => (
  <ul className={isQuiet ? 'plain-list social-links quiet' : 'plain-list social-links'}>
    {Object.entries(names).map(([key, name]) => (
      <li key={key}>
        <OutsideLink href={site().social[key as keyof typeof names]}>{name}</OutsideLink>
      </li>
    ))}
  </ul>
);

import type { User } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { useId } from 'react';
import { CheckIcon, PlusIcon } from '../../components/elements/icons.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { applyChecklist, profileTab } from '../../entities/account/profile.js';

const percent = fixedFigures.profileStrengthPercent;

/** The spec's fixed figure, and below it what an application really needs (decision P3). */
export const ProfileStrength = ({ user }: { user: User }) => {
  const id = useId();
  const checklist = applyChecklist(user);
  const done = checklist.filter(({ isDone }) => isDone).length;
  return (
    <Section card title="Profile Strength">
      <p id={id} className="text-small">
        {percent}% complete
      </p>
      <progress className="progress" aria-labelledby={id} max={100} value={percent} />
      <p className="text-small strong">
        {done} of {checklist.length} ready to apply
      </p>
      <ul className="plain-list text-small apply-checklist">
        {checklist.map(({ field, label, tab, isDone }) => (
          <li key={field}>
            {isDone ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
            {isDone ? (
              label
            ) : (
              <TextLink to={profileTab(tab)} state={{ field }}>
                Add: {label}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink variant="outlined" to="/profile">
        Edit Profile
      </ButtonLink>
    </Section>
  );
};

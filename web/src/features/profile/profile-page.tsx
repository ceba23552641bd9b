import { Box, Card, Stack, Tab, Tabs } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { UpdatedUser, UpdateUser, User } from '@workboard/contracts';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Field, FieldRow } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { Together } from '../../components/feedback/together.js';
import { Page } from '../../components/layout/page.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useVersionedSave } from '../../components/forms/use-versioned-save.js';
import { api } from '../../lib/api/api.js';
import { useUser, setSessionUser } from '../../lib/session/session.js';
import { cvReadingQuery } from '../../entities/account/cv-reading.js';
import { mailSettingsQuery } from '../../entities/account/mail-settings.js';
import { resumeQuery } from '../../entities/account/resume.js';
import type { ProfileTab } from '../../entities/account/profile.js';
import { jobBehind } from '../../lib/session/sign-in.js';
import { useAction } from '../../lib/api/use-action.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { changesOf, profileValues, type ProfileValues } from './profile-values.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

const AccountParts = lazyPart(async () => (await import('./account-parts.js')).AccountParts);
const CvPart = lazyPart(async () => (await import('./cv-part.js')).CvPart);
const ProfileTop = lazyPart(async () => (await import('./profile-top.js')).ProfileTop);
const EmailPassword = lazyPart(async () => (await import('./email-password.js')).EmailPassword);
const LaterPanel = lazyPart(async () => (await import('./later-panel.js')).LaterPanel);

/** A lost one leaves its own place empty, not the screen. */
export const preloadParts = async (): Promise<void> => {
  const parts = [AccountParts, CvPart, ProfileTop, EmailPassword, LaterPanel];
  await Promise.allSettled(parts.map((part) => part.preload()));
};

const tabs: readonly { value: ProfileTab; label: string; fields: readonly (keyof ProfileValues)[] }[] = [
  {
    value: 'basic',
    label: 'Basic Info',
    fields: ['firstName', 'lastName', 'email', 'currentPassword', 'phone', 'location', 'bio'],
  },
  { value: 'professional', label: 'Professional', fields: ['experience', 'education'] },
  { value: 'skills', label: 'Skills', fields: ['skills'] },
  { value: 'links', label: 'Links', fields: ['portfolio', 'linkedinUrl', 'githubUrl', 'websiteUrl'] },
];

const changeTexts = {
  sent: (email: string) => `Please use the link we mailed to ${email}.`,
  needs_password: () => 'Your address stays as it is: enter your current password to change it.',
};

const panels = (): Record<ProfileTab, ReactNode> => ({
  basic: (
    <Stack sx={{ gap: 2.5 }}>
      <FieldRow>
        <Field name="firstName" label="First name" required autoComplete="given-name" />
        <Field name="lastName" label="Last name" required autoComplete="family-name" />
      </FieldRow>
      <Field
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        hint="A new address takes effect once you use the link that we mail there."
      />
      <Suspense fallback={null}>
        <EmailPassword />
      </Suspense>
      <FieldRow>
        <Field name="phone" label="Phone" type="tel" autoComplete="tel" placeholder="+675 7123 4567" />
        <Field name="location" label="Location" placeholder="Lae, Morobe" />
      </FieldRow>
      <Field name="bio" label="Bio" rows={4} hint="Two or three sentences about what you do and what you look for." />
    </Stack>
  ),
  professional: (
    <Stack sx={{ gap: 2.5 }}>
      <Suspense fallback={<Skeletons count={1} height={150} />}>
        <CvPart />
      </Suspense>
      <Field name="experience" label="Work experience" rows={6} hint="Employer, job and years, the newest first." />
      <Field name="education" label="Education" rows={4} hint="School or course, and the year." />
    </Stack>
  ),
  skills: (
    <Suspense fallback={<Skeletons height={44} label="Loading skills..." />}>
      <LaterPanel tab="skills" />
    </Suspense>
  ),
  links: (
    <Suspense fallback={null}>
      <LaterPanel tab="links" />
    </Suspense>
  ),
});

const Profile = () => {
  const user = useUser();
  const client = useQueryClient();
  const location = useLocation();
  const [{ tab }, update] = useListParams({ tab: 'basic' });
  const current = tabs.find(({ value }) => value === tab)?.value ?? 'basic';
  const form = useContractForm<ProfileValues, UpdateUser>({
    schema: async () => (await import('@workboard/contracts/api/users')).updateUserBody,
    defaultValues: profileValues(user),
    values: profileValues(user),
    leaveUnchanged: ['phone'],
  });
  const { errors, isDirty, dirtyFields, submitCount } = form.formState;
  const failed = Object.keys(errors)[0];
  const checkedSubmit = useRef(0);
  // A complaint of the latest try may stand on a tab that is not open.
  useEffect(() => {
    if (failed === undefined || checkedSubmit.current === submitCount) {
      return;
    }
    checkedSubmit.current = submitCount;
    const holder = tabs.find(({ fields }) => fields.some((field) => field === failed))?.value;
    if (holder && holder !== current) {
      update({ tab: holder }, { replace: true });
    }
  }, [failed, submitCount, current, update]);

  const [job] = useState(jobBehind(location));
  useEffect(() => {
    // Of what applying needs, the CV alone is no control of this form.
    const { field } = (location.state ?? {}) as { field?: unknown };
    if (typeof field === 'string') {
      document.getElementsByName(field)[0]?.focus();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where the link led, and not after each change of tab
  }, []);

  const isSkillsOnly = Object.keys(dirtyFields).join() === 'skills';
  const show = (shown: User) => {
    form.reset(profileValues(shown), { keepDirtyValues: false });
    setSessionUser(client, shown);
  };
  const versioned = useVersionedSave<UpdateUser, UpdatedUser>({
    record: user,
    valuesOf: profileValues,
    load: () => api.get('/users/{id}', { params: { id: user.id } }),
    send: (body) => api.put('/users/{id}', { params: { id: user.id }, body }),
    onTheirs: show,
  });
  const save = useAction<UpdateUser, UpdatedUser>({
    run: (body) => versioned.save(changesOf(user, body)),
    success: ({ emailChange }, body) => ({
      title: isSkillsOnly ? 'Skills updated' : 'Profile updated',
      text: emailChange && changeTexts[emailChange](body.email ?? ''),
    }),
    failure: { title: 'Update failed', text: 'Please try again.' },
    onSuccess: show,
  });

  return (
    <>
      <Suspense fallback={<Box sx={{ height: 64, mb: 3 }} />}>
        <ProfileTop user={user} job={job} />
      </Suspense>
      <Tabs
        value={current}
        onChange={(_, next: ProfileTab) => update({ tab: next })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Profile sections"
      >
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} id={`profile-${value}-tab`} aria-controls={`profile-${value}`} />
        ))}
      </Tabs>
      <Card sx={{ mt: 2 }}>
        <Form
          form={form}
          onSubmit={(body) => save.mutateAsync(body)}
          failure="told"
          draft="profile"
          aria-label="Profile"
        >
          {Object.entries(panels()).map(([value, panel]) => (
            <div
              key={value}
              role="tabpanel"
              id={`profile-${value}`}
              aria-labelledby={`profile-${value}-tab`}
              hidden={value !== current}
            >
              {panel}
            </div>
          ))}
          <SubmitRow busy="Saving..." isBusy={save.isPending} disabled={!isDirty}>
            Save Changes
          </SubmitRow>
        </Form>
      </Card>
      {versioned.dialog}
      <Suspense fallback={null}>
        <AccountParts />
      </Suspense>
    </>
  );
};

/** One's profile in four tabs, saved together (spec §2 "Profile settings"). */
export const ProfilePage = () => {
  const { resume, role } = useUser();
  return (
    <Page narrow title="Profile">
      <Together
        reads={[
          mailSettingsQuery,
          ...(resume ? [resumeQuery] : []),
          ...(resume && role === 'job_seeker' ? [cvReadingQuery(resume)] : []),
        ]}
      >
        <Profile />
      </Together>
    </Page>
  );
};
